"""Ends with 0 if a program can be compiled, and the standard library cannot turn its tree into text again."""
import ast
import sys
import traceback

WITHIN = {'visit_ClassDef', 'visit_FunctionDef', 'visit_ListComp', 'visit_FormattedValue'}

with open(sys.argv[1], encoding='utf-8') as file:
    text = file.read()
try:
    tree = ast.parse(text)
    compile(tree, 'input', 'exec')
except (SyntaxError, ValueError):
    sys.exit(1)
try:
    ast.unparse(tree)
except ValueError as error:
    frames = {frame.name for frame in traceback.extract_tb(error.__traceback__)}
    expected = str(error) == 'Unable to avoid backslash in f-string expression part'
    sys.exit(0 if expected and WITHIN <= frames else 1)
sys.exit(1)
