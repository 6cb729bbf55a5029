/** The parameters of an address, as a tree: `populate[a][populate][b]=true` stands three levels deep. */
export interface QueryTree {
  readonly [name: string]: QueryTree | string;
}

export function queryTree(search: string): QueryTree {
  const root: Record<string, unknown> = {};
  for (const [key, value] of new URLSearchParams(search)) {
    const path = key.split(/[[\]]+/).filter((name) => name !== '');
    let here = root;
    for (const name of path.slice(0, -1)) here = (here[name] ??= {}) as Record<string, unknown>;
    const last = path.at(-1);
    if (last !== undefined) here[last] = value;
  }
  return root as QueryTree;
}

export const branch = (tree: QueryTree, name: string): QueryTree => {
  const found = tree[name];
  return typeof found === 'object' ? found : {};
};
