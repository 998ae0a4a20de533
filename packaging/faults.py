"""What faults a file of the program can have: each is one small change that still compiles and should be noticed.

Not among them: what only documents (annotations, decorators, docstrings, `__slots__`, assertions), and f-strings.
"""

import ast
from collections.abc import Iterator
from typing import NamedTuple

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Div: ast.Mult,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}
PAINTS = ("QPainter", "QPainterPath", "painter_on", "Canvas")
UNTOUCHED = ("annotation", "returns", "decorator_list", "bases")
SMALL = 10  # a number up to here counts something: one more is a fault. Above, it is an amount, and doubled


class Fault(NamedTuple):
    """One change to one file."""

    file: str
    line: int
    column: int
    before: str
    after: str
    source: str  # of the whole file, with the fault in it
    painting: bool = False
    tests: tuple[str, ...] = ()  # that are to notice it, where it was written by hand

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {short(self.before)} -> {short(self.after)}"


def short(text: str) -> str:
    """On one line, and not all of it."""
    return " ".join(text.split())[:80]


def changed(node: ast.AST) -> ast.AST | None:
    """The node with its smallest fault; None where there is none to put in."""
    match node:
        case ast.Compare(ops=[op, *more]) if type(op) in COMPARED:
            return ast.Compare(node.left, [COMPARED[type(op)](), *more], node.comparators)
        case ast.BoolOp():
            return ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        case ast.BinOp() if type(node.op) in RECKONED and not isinstance(node.left, (ast.JoinedStr, ast.Constant)):
            return ast.BinOp(node.left, RECKONED[type(node.op)](), node.right)
        case ast.UnaryOp(op=ast.Not()):
            return node.operand
        case ast.Constant(value=bool(value)):
            return ast.Constant(not value)
        case ast.Constant(value=int(value) | float(value)):
            counts = value == 0 or (isinstance(value, int) and value <= SMALL)
            return ast.Constant(value + 1 if counts else value * 2)
        case ast.Call(func=ast.Name(id=name)) if name in CALLED:
            return ast.Call(ast.Name(CALLED[name]), node.args, node.keywords)
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Continue():
            return ast.Pass()
    return None


def documents(node: ast.AST) -> bool:
    """Whether nothing that runs is another with a fault here."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Assert() | ast.JoinedStr():
            return True
        case ast.Assign(targets=[ast.Name(id="__slots__" | "__all__" | "__match_args__")]):
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")) | ast.If(test=ast.Compare(left=ast.Name(id="__name__"))):
            return True
    return False


def paints(node: ast.AST) -> bool:
    """Whether it is a function that takes, makes or gives a painter, a canvas or a painter's path."""
    if not isinstance(node, ast.FunctionDef):
        return False
    told = [node.args, *([node.returns] if node.returns else [])]
    told += [each.func for each in ast.walk(node) if isinstance(each, ast.Call)]
    return any(word in PAINTS for each in told for word in _words(each))


def _words(tree: ast.AST) -> Iterator[str]:
    """All plain names in it."""
    return (node.id for node in ast.walk(tree) if isinstance(node, ast.Name))


def candidates(tree: ast.AST, painting: bool) -> Iterator[tuple[ast.AST, ast.AST, bool]]:
    """All that runs and can be another, what it becomes, and whether it paints."""
    for name, value in ast.iter_fields(tree):
        if name in UNTOUCHED:
            continue
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST) or documents(child):
                continue
            here = painting or paints(child)
            new = changed(child)
            if new is not None:
                yield child, new, here
            elif name == "test" and isinstance(tree, (ast.If, ast.IfExp)):
                yield child, ast.UnaryOp(ast.Not(), child), here  # type: ignore[arg-type]
            yield from candidates(child, here)


def faults_of(source: str, file: str) -> list[Fault]:
    """Every fault of these kinds, in the order of the text."""
    tree, data, starts, found = ast.parse(source), source.encode(), [0], []
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line.encode()))
    # What stands outside of all functions there are the sizes and colours that the functions paint with.
    drawn = any(paints(node) for node in ast.walk(tree))
    for statement in tree.body:
        inner = isinstance(statement, (ast.FunctionDef, ast.ClassDef))
        for node, new, painting in candidates(ast.Module([statement], []), drawn and not inner):
            assert isinstance(node, (ast.expr, ast.stmt)) and node.end_lineno and node.end_col_offset
            first = starts[node.lineno - 1] + node.col_offset
            last = starts[node.end_lineno - 1] + node.end_col_offset
            after = ast.unparse(ast.fix_missing_locations(new))
            after = f"({after})" if isinstance(new, ast.expr) and not isinstance(new, ast.Constant) else after
            text = (data[:first] + after.encode() + data[last:]).decode()
            found.append(Fault(file, node.lineno, node.col_offset, data[first:last].decode(), after, text, painting))
    return found
