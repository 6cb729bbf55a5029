import { type DraftEntry, isFieldOf } from '@keelson/contracts/drafts';
import type { DraftForm } from '@keelson/vocabulary';

export type Entries = readonly DraftEntry[];

const isKept = (value: unknown): value is string | boolean | readonly string[] =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every((each) => typeof each === 'string'));

/** What of these values is kept: consent is given by sending the form, and what nobody typed follows the newest. */
export const entriesOf = (form: DraftForm, values: object): Entries =>
  Object.entries(values).flatMap(([field, value]: [string, unknown]) =>
    isFieldOf(form, field) && isKept(value) ? [{ field, value: typeof value === 'object' ? [...value] : value }] : [],
  );

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

/** What the form still has a field for: questions may have changed since. */
export const valuesOf = <Values extends object>(entries: Entries, now: Values): Partial<Values> =>
  Object.fromEntries(
    entries
      .filter(({ field, value }) => field in now && kindOf(value) === kindOf(now[field as keyof Values]))
      .map(({ field, value }) => [field, value]),
  ) as Partial<Values>;
