# Exits with 0 if a lock file is consistent and three or more of its packages need each other in a circle, one of them
# only for development.
import json
import sys


def without_duplicates(pairs):
    if len(dict(pairs)) < len(pairs):
        raise ValueError("a name stands twice")
    return dict(pairs)


try:
    with open(sys.argv[1]) as file:
        lock = json.load(file, object_pairs_hook=without_duplicates)
    if lock["lockfileVersion"] != 3 or lock["root"] not in lock["packages"]:
        sys.exit(1)
    needs = {}
    for name, package in lock["packages"].items():
        major = int(package["version"].split(".")[0])
        if major < 0 or not package["integrity"].startswith("sha1-"):
            sys.exit(1)
        needs[name] = {}
        for kind in ("dependencies", "devDependencies"):
            for other, wanted in package.get(kind, {}).items():
                found = lock["packages"][other]["version"]
                if found.split(".")[0] != wanted.lstrip("^").split(".")[0]:
                    sys.exit(1)
                needs[name][other] = kind
except (AttributeError, KeyError, TypeError, ValueError):
    sys.exit(1)


def circle(path, kinds):
    for other, kind in needs[path[-1]].items():
        if other == path[0] and len(path) >= 3 and "devDependencies" in kinds | {kind}:
            return True
        if other > path[0] and other not in path and circle(path + [other], kinds | {kind}):
            return True
    return False


sys.exit(0 if any(circle([name], set()) for name in needs) else 1)
