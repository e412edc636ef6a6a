"""Reads what looks like INI files."""
import re
import io

SECTION = re.compile(r'\[(?P<name>[^\]]+)\]\s*$')
OPTION = re.compile(
    r'(?P<key>[\w.-]+)'  # before
    r'\s*[=:]\s*'
    r'(?P<value>.*)$',   # after
    re.VERBOSE | re.UNICODE,
)


class Reader:
    def __init__(self, text):
        self.lines = io.StringIO(text)
        self.sections = {'': {}}

    def __iter__(self):
        section = self.sections['']
        for number, line in enumerate(self.lines, start=1):
            line = line.partition('#')[0].rstrip()
            if not line:
                continue
            if found := SECTION.match(line):
                section = self.sections.setdefault(found['name'], {})

            elif found := OPTION.match(line):
                key, value = found.group('key', 'value')
                section[key] = self.convert(value)
                yield number, key, section[key]

            else:
                message = ('line %d: %r'
                           % (number, line))
                raise SyntaxError(message)

    @staticmethod
    def convert(value):
        try:
            return int(value, 0)
        except ValueError: pass
        return {'yes': True, 'no': False}.get(value.lower(), value)

    def get(self, path, default=None):
        node = self.sections
        for part in path.split('.'):
            if part in node: node = node[part]
            else: return default
        return node
