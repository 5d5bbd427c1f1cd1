"""Checks messages against schema/."""

import functools
import json

import jsonschema
from jsonschema import validators

from . import ROOT

FOLDER = ROOT / "schema"


@functools.lru_cache(maxsize=None)
def documents():
    """{file name: schema}"""
    return {path.name: json.loads(path.read_text(encoding="utf-8"))
            for path in sorted(FOLDER.glob("*.json"))}


def resolve(file, reference):
    """The schema that a $ref in `file` names, and the file it stands in."""
    name, _, pointer = reference.partition("#/$defs/")
    file = name or file
    return documents()[file]["$defs"][pointer], file


def type_of(validator, branch):
    """The constant `type` that a branch of a union asks for, or None."""
    if "$ref" in branch:
        with validator.resolver.resolving(branch["$ref"]) as target:
            branch = target
    return branch.get("properties", {}).get("type", {}).get("const")


def union(validator, branches, instance, schema):
    """oneOf and anyOf: where branches differ by `type`, only those of that type are tried. That is
    quicker, and says what is wrong with the message instead of that it is none of fifty."""
    key = id(branches)
    if key not in union.types:
        union.types[key] = [type_of(validator, branch) for branch in branches]
    types = union.types[key]
    if None not in types and isinstance(instance, dict):
        kind = instance.get("type")
        branches = [branch for branch, of in zip(branches, types) if of == kind]
        if not branches:
            yield jsonschema.ValidationError(f"there is no message or event of type {kind!r}")
            return
        if len(branches) == 1:
            yield from validator.descend(instance, branches[0])
            return
    fits = sum(validator.evolve(schema=branch).is_valid(instance) for branch in branches)
    if fits == 0 or ("oneOf" in schema and fits > 1):
        shown = json.dumps(instance)[:500]
        yield jsonschema.ValidationError(f"{shown} fits {fits} of {len(branches)} forms")


union.types = {}

Checker = validators.extend(jsonschema.Draft202012Validator, {"oneOf": union, "anyOf": union})


@functools.lru_cache(maxsize=None)
def checker(target):
    """`target`: "server.json", or "view.json#/$defs/View"."""
    # With "$schema" in a document, jsonschema would go on with its own class instead of ours.
    store = {name: {key: value for key, value in document.items() if key != "$schema"}
             for name, document in documents().items()}
    resolver = jsonschema.RefResolver("", {}, store=store)
    return Checker({"$ref": target}, resolver=resolver)


class BadMessage(AssertionError):
    """Something that schema/ does not allow."""


def check(target, instance):
    error = jsonschema.exceptions.best_match(checker(target).iter_errors(instance))
    if error is not None:
        where = ".".join(str(step) for step in error.absolute_path) or "its root"
        shown = json.dumps(instance)[:1500]
        raise BadMessage(f"{target}: {error.message[:500]} at {where} in {shown}")


def check_client(message):
    check("client.json", message)


def check_answer(request, answer):
    """The answer to a message of this type."""
    if answer.get("type") == "error":
        return check("server.json#/$defs/Error", answer)
    name = answers()[request]
    check(f"server.json#/$defs/{name}", answer)


@functools.lru_cache(maxsize=None)
def answers():
    """{type of a client's message: name of its answer}"""
    found = {}
    for schema in documents()["client.json"]["$defs"].values():
        if "x-answer" in schema:
            found[schema["properties"]["type"]["const"]] = schema["x-answer"]
    return found


def check_push(message):
    check("server.json", message)
    if message["type"] == "game":
        check_closed(message["view"])


def check_view(view):
    check("view.json#/$defs/View", view)
    check_closed(view)


def check_view_fields(view, fields):
    """Of a view that was whole before, what a patch changed: much quicker than all of it."""
    whole = documents()["view.json"]["$defs"]["View"]
    missing = [name for name in whole["required"] if name not in view]
    unknown = [name for name in fields if name not in whole["properties"]]
    if missing or unknown:
        raise BadMessage(f"a view without {missing} and with {unknown}")
    for name in fields:
        if name in view:
            check(f"view.json#/$defs/View/properties/{name}", view[name])
    check_closed(view)


def check_closed(view):
    """`open` is for replays alone."""
    if "open" in view:
        raise BadMessage("the cards of a running game lie open")


def check_http(name, body):
    check(f"http.json#/$defs/{name}", body)


def merge(target, patch):
    """RFC 7396. Returns the result; `target` is changed where it is an object."""
    if not isinstance(patch, dict):
        return patch
    if not isinstance(target, dict):
        target = {}
    for key, value in patch.items():
        if value is None:
            target.pop(key, None)
        else:
            target[key] = merge(target.get(key), value)
    return target
