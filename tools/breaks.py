"""The breaks of `mutate.py`: small changes to the code or the data that a clause names."""

from __future__ import annotations

import ast
import copy
import re
import tomllib
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import islice, zip_longest
from pathlib import Path
from typing import NamedTuple

Function = ast.FunctionDef | ast.AsyncFunctionDef
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)

SWAPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}


class Break(NamedTuple):
    """One change: the file, its whole new text, and what was done."""

    path: Path
    text: str
    what: str


class NotFound(Exception):
    """Code that a clause names and that is not there."""


def find(folder: Path, code: str, most: int) -> list[Break]:
    """The breaks of what `code` of a clause names, `most` for each of its names. Raises NotFound.

    `folder` is the game's; "placement.py: climate, balance" are two names in one file of it.
    """
    found: list[Break] = []
    for path, name in places(folder, code):
        made = in_data(path, name) if path.suffix == ".toml" else in_python(path, name)
        found += islice(made, most)
    return found


def places(folder: Path, code: str) -> list[tuple[Path, str]]:
    """The files and names in them that `code` of a clause names. Raises NotFound where one is not there."""
    found: list[tuple[Path, str]] = []
    file = ""
    for part in code.split(","):
        before, colon, name = part.strip().rpartition(":")
        file, name = (before.strip() if colon else file), name.strip()
        path = folder / file
        if not file or not name or not path.is_file():
            raise NotFound(f"{code}: no file {file or part.strip()!r}")
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".toml":
            there = name.split(".")[0] in tables_of(text)
        else:
            there = bool(named(tree_of(text), name.split(".")))
        if not there:
            raise NotFound(f"{path.name} has no {name}")
        found.append((path, name))
    return found


@lru_cache(maxsize=256)
def tree_of(text: str) -> ast.Module:
    """The tree of a module; nobody may change it."""
    return ast.parse(text)


@lru_cache(maxsize=256)
def tables_of(text: str) -> frozenset[str]:
    """The tables and keys at the top of a TOML file."""
    return frozenset(tomllib.loads(text))


# ---------------------------------------------------------------- Python


def in_python(path: Path, name: str) -> Iterator[Break]:
    """The breaks of a function, method, class, constant or attribute of a module."""
    tree = tree_of(path.read_text(encoding="utf-8"))
    found = named(tree, name.split("."))
    one_place = [list(of_function(node) if isinstance(node, FUNCTIONS) else of_value(node)) for node in found]
    # a break of each place first, then the second of each: a class with many methods has each of them broken
    changes = [change for row in zip_longest(*one_place) for change in row if change is not None]
    yield from (made for change in changes if (made := apply(path, tree, change)) is not None)


def named(tree: ast.AST, parts: list[str]) -> list[ast.stmt]:
    """The statements that a dotted name means: of a class, all its methods or, if it has none, all its fields.

    A bare name may also be a method or a field of any class of the module.
    """
    body = [node for node in getattr(tree, "body", []) if isinstance(node, ast.stmt)]
    first = [node for node in body if parts[0] in names_of(node)]
    if not first and isinstance(tree, ast.Module) and len(parts) == 1:
        first = [node for c in body if isinstance(c, ast.ClassDef) for node in c.body if parts[0] in names_of(node)]
    if not first and len(parts) == 1:
        # a field that methods assign to
        first = [node for node in ast.walk(tree) if isinstance(node, ast.stmt) and f"self.{parts[0]}" in names_of(node)]
    found: list[ast.stmt] = []
    for node in first:
        if len(parts) > 1:
            found += named(node, parts[1:])
        elif isinstance(node, ast.ClassDef):
            found += [n for n in node.body if isinstance(n, FUNCTIONS)] or [n for n in node.body if names_of(n)]
        else:
            found.append(node)
    return found


def names_of(node: ast.stmt) -> list[str]:
    """What a statement defines: "climate", "MARKERS", "self.kind"."""
    if isinstance(node, (*FUNCTIONS, ast.ClassDef)):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    flat = [t for target in targets for t in (target.elts if isinstance(target, ast.Tuple) else [target])]
    return [ast.unparse(target) for target in flat]


class Change(NamedTuple):
    """A change to be made in a copy of the tree, in the place of `node`."""

    node: ast.AST
    make: Callable[[ast.AST], ast.AST]
    what: str


def apply(path: Path, tree: ast.Module, change: Change) -> Break | None:
    """The break that a change is; None where it does not compile or changes nothing."""
    at = next(i for i, node in enumerate(ast.walk(tree)) if node is change.node)
    other = copy.deepcopy(tree)
    target = next(node for i, node in enumerate(ast.walk(other)) if i == at)
    made = ast.fix_missing_locations(_Swap(target, change.make(target)).visit(other))
    text = ast.unparse(made) + "\n"
    try:
        compile(text, str(path), "exec")
    except SyntaxError:
        return None
    line = getattr(change.node, "lineno", 0)
    return Break(path, text, f"{path.name}:{line} {change.what}") if text != ast.unparse(tree) + "\n" else None


class _Swap(ast.NodeTransformer):
    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self.old:
            return self.new
        self.generic_visit(node)
        return node


def of_function(function: Function) -> Iterator[Change]:
    """The breaks of a function, one of each kind first."""
    yield Change(function, _none, f"{function.name} returns None")
    kinds = (_negated, _swapped, _dropped, _shifted, _joined)
    for row in zip_longest(*(kind(function) for kind in kinds)):
        yield from (change for change in row if change is not None)


def of_value(statement: ast.stmt) -> Iterator[Change]:
    """The breaks of a constant or a field with a value."""
    value = getattr(statement, "value", None)
    if not isinstance(value, ast.expr):
        return
    yield from _shifted(value)
    for node in ast.walk(value):
        if isinstance(node, ast.Tuple | ast.List | ast.Set) and len(node.elts) > 1:
            yield Change(node, _shorter, f"{ast.unparse(node)[:30]} without its first")
    yield Change(value, lambda node: ast.Constant(None), f"{ast.unparse(value)[:30]} is None")


def inside(function: ast.AST) -> Iterator[ast.AST]:
    """The nodes of the body, without annotations, decorators and defaults."""
    for statement in getattr(function, "body", [function]):
        yield from ast.walk(statement)


def _none(node: ast.AST) -> ast.AST:
    assert isinstance(node, FUNCTIONS)
    generates = any(isinstance(n, ast.Yield | ast.YieldFrom) for n in inside(node))
    node.body = [ast.Return(ast.Constant(None)), *([ast.Expr(ast.Yield())] if generates else [])]
    return node


def _negated(function: ast.AST) -> Iterator[Change]:
    tests = []
    for node in inside(function):
        if isinstance(node, ast.If | ast.While | ast.IfExp):
            tests.append(node.test)
        elif isinstance(node, ast.comprehension):
            tests += node.ifs
        elif isinstance(node, ast.Return) and isinstance(node.value, ast.Compare | ast.BoolOp):
            tests.append(node.value)
    for test in tests:
        yield Change(test, _not, f"not ({ast.unparse(test)[:40]})")


def _not(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.expr)
    return ast.UnaryOp(ast.Not(), node)


def _swapped(function: ast.AST) -> Iterator[Change]:
    for node in inside(function):
        if isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPPED:
            yield Change(node, _swap, f"{ast.unparse(node)[:40]}, the other way")


def _swap(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.Compare)
    node.ops[0] = SWAPPED[type(node.ops[0])]()
    return node


def _shifted(function: ast.AST) -> Iterator[Change]:
    for node in inside(function):
        if isinstance(node, ast.Constant) and type(node.value) is int:
            for by in (1, -1):
                yield Change(node, _shift(by), f"{node.value} is {node.value + by}")


def _shift(by: int) -> Callable[[ast.AST], ast.AST]:
    def make(node: ast.AST) -> ast.AST:
        assert isinstance(node, ast.Constant) and isinstance(node.value, int)
        return ast.Constant(node.value + by)

    return make


def _joined(function: ast.AST) -> Iterator[Change]:
    for node in inside(function):
        if isinstance(node, ast.BoolOp):
            yield Change(node, _join, f"{ast.unparse(node)[:40]}, and for or")


def _join(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.BoolOp)
    node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    return node


def _dropped(function: ast.AST) -> Iterator[Change]:
    for node in inside(function):
        if isinstance(node, ast.BoolOp):
            for i, value in enumerate(node.values):
                yield Change(node, _drop(i), f"without {ast.unparse(value)[:40]}")


def _drop(i: int) -> Callable[[ast.AST], ast.AST]:
    def make(node: ast.AST) -> ast.AST:
        assert isinstance(node, ast.BoolOp)
        kept = [value for k, value in enumerate(node.values) if k != i]
        return kept[0] if len(kept) == 1 else ast.BoolOp(node.op, kept)

    return make


def _shorter(node: ast.AST) -> ast.AST:
    del node.elts[0]  # type: ignore[attr-defined]
    return node


# ---------------------------------------------------------------- data


def in_data(path: Path, name: str) -> Iterator[Break]:
    """The breaks of a table or key of a TOML file: a number is one more; of a list of tables the first is gone."""
    lines = path.read_text(encoding="utf-8").split("\n")
    table = ""
    for i, line in enumerate(lines):
        if header := re.match(r"\[+([^\]]+)\]", line):
            table = header[1].strip()
        key = line.partition("=")[0].strip()
        full = f"{table}.{key}" if table else key
        if "=" not in line or not (full == name or full.startswith(f"{name}.")):
            continue
        for number in re.finditer(r"(?<![\w.\"-])\d+(?![\w.\"-])", line.partition("#")[0]):
            if number.start() > line.index("="):
                more = f"{line[: number.start()]}{int(number[0]) + 1}{line[number.end() :]}"
                changed = "\n".join([*lines[:i], more, *lines[i + 1 :]])
                yield Break(path, changed, f"{path.name}:{i + 1} {full}: {number[0]} is {int(number[0]) + 1}")
    if f"[[{name}]]" in lines:
        at = lines.index(f"[[{name}]]")
        end = next((i for i in range(at + 1, len(lines)) if lines[i].startswith("[")), len(lines))
        changed = "\n".join([*lines[:at], *lines[end:]])
        yield Break(path, changed, f"{path.name}:{at + 1} without the first [[{name}]]")
