"""Many mutants of a C file in one source: each function that is broken somewhere gets a twin for each of its mutants, and
calls the twin whose number is in `lz_mutant`. So a file is compiled and linked once for all of them. mutate.py runs
them; SWITCH is the C that sets the number."""
import bisect
import re

from mutants import FUNCTION, closing, tokens_of

SWITCH = '''#include <stdlib.h>
int lz_mutant;
__attribute__((constructor)) static void choose(void) { lz_mutant = getenv("LZ_MUTANT") ? atoi(getenv("LZ_MUTANT")) : 0; }
'''


class Function:
    """One definition: its head is source[at:body], the braces are source[body:end]."""
    def __init__(self, name, at, body, end, head):
        self.name, self.at, self.body, self.end, self.head = name, at, body, end, head
        self.void = re.match(r'(static )?(inline )?void \w', head) is not None
        self.arguments = arguments(head[head.index(name + '(') + len(name) + 1:head.rindex(')')])

    def twin(self, number):
        return f'{self.name}__{number}'


def arguments(text):
    """The names of the parameters; None if they cannot be told."""
    if text.strip() == 'void':
        return []
    parts, depth, part = [], 0, ''
    for c in text + ',':
        depth += (c in '([') - (c in ')]')
        if c == ',' and not depth:
            parts.append(part)
            part = ''
        else:
            part += c
    found = [re.search(r'\(\*(\w+)\)\(', p) or re.search(r'(\w+)\s*(?:\[[^]]*\]\s*)*$', p.strip()) for p in parts]
    return None if '...' in text or None in found else [match[1] for match in found]


def functions_of(source):
    tokens = tokens_of(source)
    starts, found = [token[2] for token in tokens], []
    for match in FUNCTION.finditer(source):
        body = match.end() - 1
        i = bisect.bisect_left(starts, body)
        if i < len(tokens) and tokens[i][1] == '{' and tokens[i][2] == body:
            found.append(Function(match[1], match.start(), body, tokens[closing(tokens, i)][3], source[match.start():body]))
    # FILL(x) { is a macro's call: its function has another name.
    return [f for f in found if f.arguments is not None and not f.name.isupper()]


def merged(source, mutants):
    """The source with all the mutants that lie in functions, those mutants by their number from 1 on, and by which name
    of a file the compiler speaks of each."""
    out, at, inside = ['extern int lz_mutant;\n'], 0, {}
    for function in functions_of(source):
        mine = [(n, m) for n, m in enumerate(mutants, 1) if m and function.body < m.at and m.end <= function.end]
        if not mine:
            continue
        out.append(source[at:function.at] + function.head + ';\n')
        for number, mutant in mine:
            text = source[function.at:mutant.at] + mutant.new + source[mutant.end:function.end]
            name = re.compile(rf'\b{function.name}\(')
            out.append(f'#line 1 "mutant-{number}"\n' + name.sub(function.twin(number) + '(', text, count=1) + '\n')
            inside[number] = mutant
        call = ', '.join(function.arguments)
        cases = ''.join(f'case {n}: {"" if function.void else "return "}{function.twin(n)}({call});{" return;" if function.void else ""} '
                        for n, _ in mine)
        line = source.count('\n', 0, function.body) + 1
        out.append(f'#line 1 "switch"\n{function.head}{{ switch (lz_mutant) {{ {cases}}}\n#line {line} "true"\n')
        out.append(source[function.body + 1:function.end])
        at = function.end
    return ''.join(out) + source[at:], inside


def broken(errors):
    """The numbers of those that the compiler complains of."""
    return {int(n) for n in re.findall(r'^mutant-(\d+):', errors, re.M)}
