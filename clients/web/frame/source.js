// Something that others want to hear of: a match, a session, the address.
export class Source {
    /** @type {Set<() => void>} */
    #ears = new Set();

    /** @param {() => void} ear */
    hear(ear) {
        this.#ears.add(ear);
        return () => this.#ears.delete(ear);
    }

    tell() {
        for (const ear of [...this.#ears]) ear();
    }
}
