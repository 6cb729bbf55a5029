import type { Seconds } from '../objects/account-objects';
import type { ListOf } from '../objects/subscription-objects';
import type { FormValue } from './form';
import { invalid, missing } from './refusal';
import { type Given, integer, optional, record, type Shape, text } from './shapes';

const range = record({
  gt: optional(integer()),
  gte: optional(integer()),
  lt: optional(integer()),
  lte: optional(integer()),
});

type Within = (at: Seconds) => boolean;

/** A moment, or a range of them. */
export const moment: Shape<Within | undefined> = (value: FormValue | undefined, name) => {
  if (value === undefined) return undefined;
  if (typeof value === 'string') {
    const wanted = integer()(value, name);
    return (at) => at === wanted;
  }
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range(value, name);
  return (at) => at > gt && at >= gte && at < lt && at <= lte;
};

/** What every list takes. */
export const pageFields = {
  limit: optional(integer(1, 100)),
  starting_after: optional(text(100)),
  ending_before: optional(text(100)),
};

export type PageWanted = Given<typeof pageFields>;

const USUAL_LIMIT = 10;

/** One page of what is given newest first. @throws Refusal of a cursor that is not in it. */
export function page<T extends { readonly id: string }>(
  url: string,
  items: readonly T[],
  wanted: PageWanted,
): ListOf<T> {
  const { limit = USUAL_LIMIT, starting_after: after, ending_before: before } = wanted;
  if (after !== undefined && before !== undefined)
    throw invalid('You can only use one of `starting_after` and `ending_before`.');
  const indexOf = (id: string, param: string): number => {
    const index = items.findIndex((item) => item.id === id);
    if (index < 0) throw missing(url.split('/').at(-1) ?? 'object', id, param);
    return index;
  };
  if (before !== undefined) {
    const end = indexOf(before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: items.slice(start, end), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : indexOf(after, 'starting_after') + 1;
  return { object: 'list', data: items.slice(start, start + limit), has_more: start + limit < items.length, url };
}
