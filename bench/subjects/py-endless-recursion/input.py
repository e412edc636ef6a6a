class Node:
    def __init__(self, name, parts):
        self.name = name
        self.parts = parts

    def size(self):
        return 1 + sum(part.size() for part in self.parts)


def link(name, *parts):
    return Node(name, list(parts))


leaf = link("leaf")
root = link("root", link("left", leaf), link("right", leaf))
print(root.name, root.size())
leaf.parts.append(root)
print(root.size())
