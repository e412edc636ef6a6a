/**
 * The strongly connected components of a directed graph, by Tarjan, "Depth-First Search and Linear Graph Algorithms"
 * (SIAM Journal on Computing, 1972). Linear time. No recursion: chains of rules may be long.
 *
 * A component comes after those it has edges to. Its nodes are in the order of the graph.
 */
export function components(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const found: string[][] = [];
  const position = new Map(Array.from(graph.keys(), (node, i) => [node, i]));
  /** When a node was visited, and the earliest visited node known to be in its component. */
  const visited = new Map<string, number>();
  const low = new Map<string, number>();
  /** Visited nodes whose component is still incomplete. */
  const open: string[] = [];
  const isOpen = new Set<string>();

  for (const root of graph.keys()) {
    if (visited.has(root)) continue;
    const path: { readonly node: string; next: number }[] = [];
    const visit = (node: string): void => {
      low.set(node, visited.size);
      visited.set(node, visited.size);
      open.push(node);
      isOpen.add(node);
      path.push({ node, next: 0 });
    };
    const reach = (node: string, at: number): void => void low.set(node, Math.min(low.get(node)!, at));

    visit(root);
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const target = graph.get(top.node)?.[top.next++];
      if (target !== undefined) {
        if (!visited.has(target)) visit(target);
        else if (isOpen.has(target)) reach(top.node, visited.get(target)!);
        continue;
      }
      path.pop();
      const parent = path.at(-1);
      if (parent !== undefined) reach(parent.node, low.get(top.node)!);
      if (low.get(top.node) !== visited.get(top.node)) continue;
      const component = open.splice(open.lastIndexOf(top.node));
      for (const node of component) isOpen.delete(node);
      found.push(component.toSorted((a, b) => position.get(a)! - position.get(b)!));
    }
  }
  return found;
}
