import type { FieldMessages } from './use-form';

/** Keeps the fields that have a message. */
export const messagesByField = <Values>(
  found: Partial<Record<keyof Values & string, string | undefined>>,
): FieldMessages<Values> =>
  Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined)) as FieldMessages<Values>;
