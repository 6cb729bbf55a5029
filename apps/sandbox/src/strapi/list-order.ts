import { InvalidKey } from './entry-view';
import type { KeptEntry } from './kept-entries';
import { branch, type QueryTree } from './query-tree';
import type { Schema } from './strapi-schemas';

const DEFAULT_SIZE = 25;
const LARGEST_SIZE = 100;

export interface Pagination {
  readonly page: number;
  readonly pageSize: number;
  readonly pageCount: number;
  readonly total: number;
}

/** Entries in the order that was asked for: by row id unless the query says otherwise. */
export function inOrder(entries: readonly KeptEntry[], query: QueryTree, schema: Schema): readonly KeptEntry[] {
  const { sort } = query;
  const wanted = typeof sort === 'string' ? [sort] : Object.values(sort ?? {}).map(String);
  const keys = wanted.map((each) => {
    const [name = '', direction = 'asc'] = each.split(':');
    if (name !== 'id' && schema.attributes[name] === undefined) throw new InvalidKey(name);
    return { name, sign: direction === 'desc' ? -1 : 1 };
  });
  return [...entries].sort((a, b) => {
    for (const { name, sign } of keys) {
      const order = compared(valueOf(a, name), valueOf(b, name)) * sign;
      if (order !== 0) return order;
    }
    return a.id - b.id;
  });
}

export function piece(
  entries: readonly KeptEntry[],
  query: QueryTree,
): { readonly here: readonly KeptEntry[]; readonly pagination: Pagination } {
  const wanted = branch(query, 'pagination');
  const page = Math.max(1, Number(wanted['page'] ?? 1));
  const pageSize = Math.min(LARGEST_SIZE, Math.max(1, Number(wanted['pageSize'] ?? DEFAULT_SIZE)));
  const total = entries.length;
  return {
    here: entries.slice((page - 1) * pageSize, page * pageSize),
    pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
  };
}

const valueOf = (entry: KeptEntry, name: string): unknown => (name === 'id' ? entry.id : entry.fields[name]);

/** As SQLite sorts: nothing before everything. */
function compared(a: unknown, b: unknown): number {
  if (a === undefined || a === null) return b === undefined || b === null ? 0 : -1;
  if (b === undefined || b === null) return 1;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return JSON.stringify(a).localeCompare(JSON.stringify(b));
}
