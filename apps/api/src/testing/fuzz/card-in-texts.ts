/** Spelt as people spell it, among words. */
export const CARD = 'my card: 4242 4242-4242 4242';

const MACHINE_MADE = /(?:^id|Id|Ids|_id)$|[pP]assword$|^passcode$|^token$|^code$|^state$/;

const isMachineMade = (path: Path): boolean => MACHINE_MADE.test(path.findLast((key) => !/^\d+$/.test(key)) ?? '');

export type Path = readonly string[];

/** Where a value holds texts that people write: neither ids nor secrets. */
export function textsOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value === 'string') return isMachineMade(path) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, [...path, key]));
}

/** A copy with something else at the path. */
export function withValue(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value))
    return value.map((each: unknown, index) => (String(index) === key ? withValue(each, rest, put) : each));
  const object = value as Record<string, unknown>;
  return { ...object, [key]: withValue(object[key], rest, put) };
}
