import type { FormRecord, FormValue } from './form';
import { invalid } from './refusal';

/** Reads one parameter, or refuses it as the provider would. `undefined` is a parameter that was not given. */
export type Shape<T> = (value: FormValue | undefined, name: string) => T;
type Read<S> = S extends Shape<infer T> ? T : never;
export type Fields = Readonly<Record<string, Shape<unknown>>>;
export type Given<F extends Fields> = { readonly [K in keyof F]: Read<F[K]> };

const required = (value: FormValue | undefined, name: string): FormValue => {
  if (value === undefined || value === '')
    throw invalid(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
  return value;
};

/** Not given stands for undefined. An empty text is a given value: it clears. */
export const optional =
  <T>(shape: Shape<T>): Shape<T | undefined> =>
  (value, name) =>
    value === undefined ? undefined : shape(value, name);

/** Like optional, and an empty text clears the member. */
export const clearable =
  <T>(shape: Shape<T>): Shape<T | null | undefined> =>
  (value, name) => {
    if (value === undefined) return undefined;
    return value === '' ? null : shape(value, name);
  };

export const text =
  (longest = 5000): Shape<string> =>
  (value, name) => {
    const given = required(value, name);
    if (typeof given !== 'string') throw invalid(`Invalid string: ${name}`, { param: name });
    if (given.length > longest)
      throw invalid(`Invalid string: ${name} is longer than ${longest} characters.`, { param: name });
    return given;
  };

export const integer =
  (least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER): Shape<number> =>
  (value, name) => {
    const given = text(20)(value, name);
    const number = Number(given);
    if (!/^-?\d+$/.test(given) || !Number.isSafeInteger(number))
      throw invalid(`Invalid integer: ${given}`, { code: 'parameter_invalid_integer', param: name });
    if (number < least || number > most)
      throw invalid(`This value must be between ${least} and ${most}.`, {
        code: 'parameter_invalid_integer',
        param: name,
      });
    return number;
  };

export const decimal =
  (least: number, most: number): Shape<number> =>
  (value, name) => {
    const given = text(20)(value, name);
    const number = Number(given);
    if (!/^\d+(\.\d{1,4})?$/.test(given) || number < least || number > most)
      throw invalid(`Invalid decimal: ${given}`, { param: name });
    return number;
  };

export const flag: Shape<boolean> = (value, name) => {
  const given = required(value, name);
  if (given !== 'true' && given !== 'false') throw invalid(`Invalid boolean: ${name}`, { param: name });
  return given === 'true';
};

export const oneOf =
  <const T extends readonly string[]>(...allowed: T): Shape<T[number]> =>
  (value, name) => {
    const given = text(200)(value, name);
    const found = allowed.find((each) => each === given);
    if (found === undefined) throw invalid(`Invalid ${name}: must be one of ${allowed.join(', ')}`, { param: name });
    return found;
  };

export const listIn =
  <T>(shape: Shape<T>, most = 100): Shape<readonly T[]> =>
  (value, name) => {
    const given = required(value, name);
    if (typeof given === 'string') throw invalid('Invalid array', { param: name });
    const parts = Array.isArray(given) ? (given as readonly FormValue[]) : Object.values(given as FormRecord);
    if (parts.length > most) throw invalid(`Invalid array: more than ${most} entries.`, { param: name });
    return parts.map((part, index) => shape(part, `${name}[${index}]`));
  };

/** Exactly these members; any other is refused. */
export const record =
  <F extends Fields>(fields: F): Shape<Given<F>> =>
  (value, name) => {
    const given = value === undefined || value === '' ? {} : value;
    if (typeof given === 'string') throw invalid('Invalid object', { param: name });
    const pathOf = (member: string): string => (name === '' ? member : `${name}[${member}]`);
    const unknown = Object.keys(given).find((member) => !Object.hasOwn(fields, member));
    if (unknown !== undefined)
      throw invalid(`Received unknown parameter: ${pathOf(unknown)}`, {
        code: 'parameter_unknown',
        param: pathOf(unknown),
      });
    const entries = Object.entries(fields).map(([member, shape]) => [
      member,
      shape((given as FormRecord)[member], pathOf(member)),
    ]);
    return Object.fromEntries(entries) as Given<F>;
  };

const MOST_KEYS = 50;

/** Keys and texts of the caller's own. An empty text removes its key. */
export const metadata: Shape<Readonly<Record<string, string>>> = (value, name) => {
  if (value === '' || value === undefined) return {};
  if (typeof value === 'string') throw invalid('Invalid object', { param: name });
  const entries = Object.entries(value as FormRecord);
  if (entries.length > MOST_KEYS) throw invalid(`Metadata can have up to ${MOST_KEYS} keys.`, { param: name });
  return Object.fromEntries(
    entries.map(([key, part]) => {
      if (key.length > 40) throw invalid('Metadata keys can be up to 40 characters long.', { param: name });
      if (typeof part !== 'string') throw invalid('Metadata values must be strings.', { param: `${name}[${key}]` });
      if (part.length > 500)
        throw invalid('Metadata values can be up to 500 characters long.', { param: `${name}[${key}]` });
      return [key, part];
    }),
  );
};

/** What was kept, with the given changes laid over it. */
export const mergedMetadata = (
  kept: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string>> | undefined,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries({ ...kept, ...given }).filter(([, value]) => value !== ''));
