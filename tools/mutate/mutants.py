"""Where the rules' code can be broken by one small change: the mutants of one C file, as text edits. mutate.py runs
them. Only code between braces is touched; comments, strings, preprocessor lines and our own assertions are not."""
import re

TOKEN = re.compile(r'''
    (?P<skip>/\*.*?\*/ | //[^\n]* | ^[ \t]*\#(?:[^\n\\]|\\\n|\\.)* | \s+)
  | (?P<text>"(?:[^"\\]|\\.)*" | '(?:[^'\\]|\\.)*')
  | (?P<number>0x[0-9a-fA-F]+[uUlL]* | \d+[uUlL]*)
  | (?P<word>[A-Za-z_]\w*)
  | (?P<sign><<=|>>=|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|[-+*/%&|^<>=!~?:;,.(){}\[\]])
''', re.X | re.S | re.M)

FUNCTION = re.compile(r'^(?:[a-z_].*?[ *])?(\w+)\((?:[^;{}])*\) \{', re.M)  # a head that begins in the first column

SWAP = {'<': ['<=', '>='], '<=': ['<', '>'], '>': ['>=', '<='], '>=': ['>', '<'], '==': ['!='], '!=': ['=='],
        '+': ['-'], '-': ['+'], '*': ['+'], '/': ['*'], '%': ['*'], '<<': ['>>'], '>>': ['<<'], '&': ['|'], '|': ['&'],
        '&&': ['||'], '||': ['&&'], '+=': ['-='], '-=': ['+='], '|=': ['&='], '&=': ['|='], '++': ['--'], '--': ['++'],
        '!': ['']}
BINARY = {'+', '-', '*', '&', '<', '>', '|', '/', '%'}  # swapped only between two operands
WORDS = {'true': 'false', 'false': 'true'}
NO_STATEMENT = {'return', 'if', 'for', 'while', 'do', 'switch', 'case', 'default', 'goto', 'else', 'struct', 'enum', 'union',
                'static', 'const', 'int', 'unsigned', 'char', 'bool', 'void', 'lz_assert', 'LZ_BUG', '_Static_assert', 'typedef',
                'extern', 'sizeof'}
AFTER_STATEMENT = ('(', '->', '.', '[', '=', '+=', '-=', '|=', '&=', '++', '--', '^=', '<<=', '>>=')


class Mutant:
    """One edit: source[at:end] becomes `new`."""
    def __init__(self, path, source, at, end, new, what=None):
        self.path, self.at, self.end, self.new = path, at, end, new
        self.line = source.count('\n', 0, at) + 1
        start = source.rfind('\n', 0, at) + 1
        self.column = at - start + 1
        self.text = source[start:source.find('\n', at)].strip()
        heads = list(FUNCTION.finditer(source, 0, at))
        self.function = heads[-1].group(1) if heads else '-'
        self.what = what or f'{source[at:end]} -> {new or "(nothing)"}'

    def apply(self, source):
        return source[:self.at] + self.new + source[self.end:]

    def key(self, what=None):
        return (self.path, self.function, self.text, what or self.what)

    def __str__(self):
        return f'{self.path}:{self.line}:{self.column}: {self.what}   | {self.text}'


def tokens_of(source):
    found, at = [], 0
    while at < len(source):
        match = TOKEN.match(source, at)
        if not match:
            raise ValueError(f'cannot read C at {source[at:at + 20]!r}')
        if match.lastgroup != 'skip':
            found.append((match.lastgroup, match.group(), match.start(), match.end()))
        at = match.end()
    return found


def closing(tokens, i):
    """The index of the bracket that closes the one at i."""
    depth = 0
    for j in range(i, len(tokens)):
        depth += (tokens[j][1] in '([{') - (tokens[j][1] in ')]}') if tokens[j][0] == 'sign' else 0
        if depth == 0:
            return j
    raise ValueError('a bracket is not closed')


def asserted(tokens):
    """Token indexes inside lz_assert(...), _Static_assert(...) and array bounds of declarations at file level."""
    inside = set()
    for i, (_, text, _, _) in enumerate(tokens):
        if text in ('lz_assert', 'LZ_BUG', '_Static_assert'):
            inside.update(range(i, closing(tokens, i + 1) + 1))
    return inside


def operand(token):
    return (token[0] in ('word', 'number') and token[1] != 'return') or token[1] in (')', ']')


def chooses(source, at, end):
    """Whether the comparison stands in `a < b ? a : b` or `a < b ? b : a`: then it does not matter which of two equals
    is taken."""
    parts = re.match(r'\s*([^?;]+?) \? ([^?;]+?) : ([^?;]+)', source[end:])
    if not parts:
        return False
    b, first, rest = parts.groups()
    a = first if first != b else re.match(r'[^;,)]*', rest)[0]
    last = b if first != b else a
    before = source[:at].rstrip()
    whole = before.endswith(a) and re.search(r'[\w.>\])]$', before[:-len(a)]) is None
    return whole and re.fullmatch(r'[;,)\s]*', rest[len(last):len(last) + 1]) is not None and rest.startswith(last)


def of_token(path, source, tokens, i, depth):
    kind, text, at, end = tokens[i]
    if kind == 'sign' and text in SWAP and not (text in BINARY and not operand(tokens[i - 1])):
        for new in SWAP[text]:
            if not (len(text + new) == 3 and text[0] == new[0] and text[0] in '<>' and chooses(source, at, end)):
                yield Mutant(path, source, at, end, new)
    if kind == 'number' and not text.startswith('0x'):
        value, suffix = re.fullmatch(r'(\d+)([uUlL]*)', text).groups()
        sentinel = tokens[i - 1][1] == '-' and not operand(tokens[i - 2])  # -1 is "none": -2 would be the same
        for new in {int(value) + (not sentinel), max(int(value) - 1, 0)} - {int(value)}:
            yield Mutant(path, source, at, end, f'{new}{suffix}')
    if kind == 'word' and text in WORDS:
        yield Mutant(path, source, at, end, WORDS[text])
    if depth and text in ('if', 'while') and tokens[i + 1][1] == '(':
        first, last = tokens[i + 1], tokens[closing(tokens, i + 1)]
        yield Mutant(path, source, first[3], last[2], f'!({source[first[3]:last[2]]})', f'{text} (...) -> {text} (!(...))')
    if text == 'lz_refuse' and tokens[i - 1][1] == 'return':
        last = tokens[closing(tokens, i + 1)]
        yield Mutant(path, source, at, last[3], 'true', 'the refusal is dropped')
        rule = tokens[i + 4]
        if rule[0] == 'word':
            yield Mutant(path, source, rule[2], rule[3], '0', f'{rule[1]} -> another rule')


def statements(path, source, tokens, i):
    """A call or an assignment that stands alone is left out; so is break or continue."""
    kind, text, at, _ = tokens[i]
    before = tokens[i - 1][1]
    if kind != 'word' or before not in (';', '{', '}', ')', 'else', ':') or text in NO_STATEMENT:
        return
    if text not in ('break', 'continue') and tokens[i + 1][1] not in AFTER_STATEMENT:
        return
    depth = 0
    for j in range(i, len(tokens)):
        depth += (tokens[j][1] in ('(', '[', '{')) - (tokens[j][1] in (')', ']', '}'))
        if depth < 0:
            return  # the last part of a for (...), or a row of a table
        if depth == 0 and tokens[j][1] == ';':
            yield Mutant(path, source, at, tokens[j][2], '', 'left out: ' + ' '.join(source[at:tokens[j][3]].split())[:60])
            return


def mutants_of(path, source):
    tokens = tokens_of(source)
    skip, depth, found = asserted(tokens), 0, []
    for i, (kind, text, _, _) in enumerate(tokens):
        if kind == 'sign':
            depth += (text == '{') - (text == '}')
        if depth and i not in skip:
            found += of_token(path, source, tokens, i, depth)
            found += statements(path, source, tokens, i)
    return found
