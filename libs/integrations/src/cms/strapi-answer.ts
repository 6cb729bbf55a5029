import type { Json } from '@keelson/kernel';
import type { ContentItem } from './content-source';

const BOOKKEEPING = new Set(['id', 'documentId', 'attributes', 'createdAt', 'updatedAt', 'publishedAt', 'locale']);

/**
 * The entries of an answer: one or a list, with `attributes` as in version 4 or flat as in version 5; drafts left out.
 * `undefined` for anything else.
 */
export function entriesOf(answer: unknown): readonly ContentItem[] | undefined {
  if (!isObject(answer)) return undefined;
  const { data } = answer;
  const list = Array.isArray(data) ? (data as unknown[]) : isObject(data) ? [data] : undefined;
  if (!list?.every(isObject)) return undefined;
  const entries = list.filter(isPublished).map(entryOf);
  return entries.every((entry) => entry !== undefined) ? entries : undefined;
}

function entryOf(entry: Record<string, unknown>): ContentItem | undefined {
  const { id, attributes } = entry;
  if (typeof id !== 'number' || !Number.isInteger(id)) return undefined;
  if (attributes !== undefined && !isObject(attributes)) return undefined;
  const fields = attributes ?? entry;
  return {
    id,
    attributes: Object.fromEntries(Object.entries(fields).filter(([name]) => !BOOKKEEPING.has(name))) as Record<
      string,
      Json
    >,
  };
}

/** Strapi serves no drafts to a read token; an entry that says `publishedAt: null` is one all the same. */
function isPublished(entry: Record<string, unknown>): boolean {
  const fields = isObject(entry['attributes']) ? entry['attributes'] : entry;
  return fields['publishedAt'] !== null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
