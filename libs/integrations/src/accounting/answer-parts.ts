/** What can be asked for fields: vendor answers are looked at, never believed. */
export const isAnswerObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The text under a name; numbers as text; `undefined` for anything else. */
export function textIn(value: unknown, name: string): string | undefined {
  const found = isAnswerObject(value) ? value[name] : undefined;
  if (typeof found === 'string') return found;
  return typeof found === 'number' ? String(found) : undefined;
}

/** The list under a name, empty where there is none: providers leave out what is empty. */
export function listIn(value: unknown, name: string): readonly unknown[] {
  const found = isAnswerObject(value) ? value[name] : undefined;
  return Array.isArray(found) ? (found as readonly unknown[]) : [];
}

export const partIn = (value: unknown, name: string): unknown => (isAnswerObject(value) ? value[name] : undefined);
