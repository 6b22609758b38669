// What build.py gives by a name of its own: the address of a sheet of drawings.
declare module 'sheet-*' {
    const address: string;
    export default address;
}
declare module '*.css';
