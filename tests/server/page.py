#!/usr/bin/env python3
"""page.py LIZARDRY SOURCE: the examples of docs/protocol.md, from the first to the last, at one server. TAP.

A block "asked" has requests and what they are answered with; a block "talk" is a dialogue: ">" is sent, "<" comes. A name in
capitals stands for whatever comes there first, and is the same from then on; "..." is anything more. Who asks stands in front."""
import json
import re
import sys
import tempfile
import traceback

from serve import Server, Wire, lizardry, source  # noqa: F401: the arguments are the same

PAGE = (source / "docs/protocol.md").read_text()
NAME = re.compile(r'(?<![\w"])([A-Z]{2,})(?![\w"])')


class Reader:
    def __init__(self, server):
        self.server, self.names, self.tokens, self.wire, self.words = server, {}, {}, None, set()

    def fill(self, text):
        """What is sent: names have their values."""
        return re.sub(r"\b[A-Z]{2,}\b", lambda name: str(self.names.get(name[0], name[0])), text)

    def expect(self, pattern):
        """What is expected, as JSON in which "$X" is a name and "..." is more."""
        pattern = re.sub(r'\{\s*\.\.\.\s*\}', '{"...": 0}', pattern)
        pattern = re.sub(r'\[\s*\.\.\.\s*\]', '["..."]', pattern)
        pattern = re.sub(r',\s*\.\.\.\s*\}', ', "...": 0}', pattern)
        pattern = re.sub(r',\s*\.\.\.\s*\]', ', "..."]', pattern)
        pattern = re.sub(r':\s*\.\.\.', ': "..."', pattern)
        return json.loads(NAME.sub(r'"$\1"', pattern))

    def fits(self, wanted, got, at="it"):
        if wanted == "...":
            return
        if isinstance(wanted, str) and wanted.startswith("$"):
            assert self.names.setdefault(wanted[1:], got) == got, f"{at} is {got}, not {self.names[wanted[1:]]}"
        elif isinstance(wanted, dict):
            assert isinstance(got, dict), f"{at} is {got}"
            assert "..." in wanted or set(got) <= set(wanted), f"{at} has also {set(got) - set(wanted)}"
            for key in wanted:
                if key != "...":
                    assert key in got, f"{at} has no {key}: {got}"
                    self.fits(wanted[key], got[key], f"{at}.{key}")
        elif isinstance(wanted, list):
            more = wanted[-1:] == ["..."]
            wanted = wanted[:-1] if more else wanted
            assert isinstance(got, list) and (len(got) >= len(wanted) if more else len(got) == len(wanted)), f"{at} is {got}"
            for number, item in enumerate(wanted):
                self.fits(item, got[number], f"{at}[{number}]")
        else:
            assert wanted == got, f"{at} is {got}, not {wanted}"

    def asked(self, line, then):
        who, method, path, body = re.match(r"(\w+) +(GET|POST) +(\S+) *(.*)", line).groups()
        data = self.fill(body).encode() if body else b"" if method == "POST" else None
        origin = {} if who in self.tokens else {"Origin": self.server.url}
        status, answer = self.server.ask(method, self.fill(path), data, self.tokens.get(who), **origin)
        if path == "/api/guest":
            self.tokens[who] = answer["token"]
        wanted, pattern = re.match(r"(\d+) *(.*)", then).groups()
        assert status == int(wanted), f"{line}: {status} {answer}"
        if pattern:
            self.fits(self.expect(pattern), answer)

    def talk(self, line):
        begins = re.match(r"(\w+) +talks (?:over one socket|at (\S+))", line)
        if begins and not begins[2]:
            self.wire = Wire(f"{self.server.url}/api/talk", self.tokens[begins[1]])
        elif begins:
            table, _, resume = begins[2].partition("?")
            self.wire = Wire(f"{self.server.url}/api/tables/{self.fill(table)}/talk?{resume}", self.tokens[begins[1]])
        elif line.startswith(">"):
            text = self.fill(line[1:])
            self.words |= set(json.loads(text))
            self.wire.send(text.strip())
        else:
            assert line.startswith("<"), line
            got = json.loads(self.wire.receive())
            try:
                self.fits(self.expect(line[1:]), got)
            except AssertionError as wrong:
                raise AssertionError(f"{wrong}\nexpected {line}\ngot      {json.dumps(got)[:2000]}") from None

    def run(self, kind, text):
        lines = [line.strip() for line in re.sub(r"\n {8,}" if kind == "asked" else r"\n {4,}", " ", text).splitlines() if line.strip()]
        if kind == "asked":
            assert len(lines) % 2 == 0, "a request and its answer"
            for line, then in zip(lines[::2], lines[1::2]):
                self.asked(line, then)
        else:
            for line in lines:
                self.talk(line)


def every_word_is_shown(reader):
    code = (source / "server/table/request.c").read_text()
    code = code[code.index("} words[] = {"):]
    words = set(re.findall(r'\{ "(\w+)", do_', code[:code.index("};")]))
    assert len(words) > 10 and words <= reader.words, f"no example of {words - reader.words}"


def main():
    blocks = [(PAGE.count("\n", 0, found.start()) + 1, found[1], found[2])
              for found in re.finditer(r"^```(asked|talk)\n(.*?)^```", PAGE, re.M | re.S)]
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        reader = Reader(Server(lizardry, folder))
        cases = [(f"line {line}", reader.run, (kind, text)) for line, kind, text in blocks]
        cases.append(("every word of the dialogue is shown", every_word_is_shown, (reader,)))
        for number, (name, case, args) in enumerate(cases, 1):
            try:
                case(*args)
                print(f"ok {number} - {name}", flush=True)
            except Exception:
                failed += 1
                print(f"not ok {number} - {name}")
                print("".join("# " + line + "\n" for line in traceback.format_exc().splitlines()), flush=True)
        reader.server.kill()
    print(f"1..{len(cases)}")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
