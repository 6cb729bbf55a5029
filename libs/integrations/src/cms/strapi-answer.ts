import type { ContentPage } from '@keelson/contracts/content';
import type { ContentItem } from './content-source';
import { fieldsOf } from './entry-fields';
import { isObject, type JsonObject } from './json-object';
import type { MediaAddress } from './media-address';

/**
 * The entries of an answer: one or a list, with `attributes` as in version 4 or flat as in version 5; drafts left out,
 * and of each entry the fields that the page has. `undefined` for anything else.
 */
export function entriesOf(answer: unknown, page: ContentPage, media: MediaAddress): readonly ContentItem[] | undefined {
  if (!isObject(answer)) return undefined;
  const { data } = answer;
  const list = Array.isArray(data) ? (data as unknown[]) : isObject(data) ? [data] : undefined;
  if (!list?.every(isObject)) return undefined;
  const entries = list.filter(isPublished).map((entry) => entryOf(entry, page, media));
  return entries.every((entry) => entry !== undefined) ? entries : undefined;
}

/** How many pages the list has, of the size that was asked for; one where the answer does not say. */
export function pagesOf(answer: unknown): number {
  const meta = isObject(answer) ? answer['meta'] : undefined;
  const pagination = isObject(meta) ? meta['pagination'] : undefined;
  const count = isObject(pagination) ? pagination['pageCount'] : undefined;
  return typeof count === 'number' && count > 1 ? count : 1;
}

/** The answer's JSON; `undefined` where it is none: a proxy in front of the service may answer in HTML. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The status says enough.
    return undefined;
  }
}

/** What the service says about its refusal, such as the name of a field that it does not have. */
export function refusalOf(answer: unknown): string | undefined {
  const error = isObject(answer) ? answer['error'] : undefined;
  const message = isObject(error) ? error['message'] : undefined;
  return typeof message === 'string' ? message.slice(0, 200) : undefined;
}

function entryOf(entry: JsonObject, { fields }: ContentPage, media: MediaAddress): ContentItem | undefined {
  const { id, attributes } = entry;
  if (typeof id !== 'number' || !Number.isInteger(id)) return undefined;
  if (attributes !== undefined && !isObject(attributes)) return undefined;
  return { id, attributes: fieldsOf(attributes ?? entry, fields, media) };
}

/** Strapi serves no drafts to a read token; an entry that says `publishedAt: null` is one all the same. */
function isPublished(entry: JsonObject): boolean {
  const fields = isObject(entry['attributes']) ? entry['attributes'] : entry;
  return fields['publishedAt'] !== null;
}
