import type { FieldMessages } from '../../ui/form/use-form';

/** Keeps the fields that have a message. */
export const faults = <Values>(
  found: Partial<Record<keyof Values & string, string | undefined>>,
): FieldMessages<Values> =>
  Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined)) as FieldMessages<Values>;
