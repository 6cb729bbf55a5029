import type { FieldError, RouteContract } from '@keelson/contracts/wire';
import { holdsCardNumber } from '@keelson/kernel';
import { isSecretKey } from '@keelson/kernel/logging';
import type { z } from 'zod';
import { malformed } from './refusal';

export interface ParsedInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

const MAX_ERRORS = 20;
const CARD_NUMBER = 'Please leave out card numbers. We never ask for them here';

/**
 * Params, query and body in the shapes of the contract.
 * @throws Refusal 400 that names every wrong field.
 */
export function parseInput(contract: RouteContract, raw: ParsedInput): ParsedInput {
  refuseUnstorable(raw);
  const errors: FieldError[] = [];
  const { schemas } = contract;
  const parsed = {
    params: part('params', schemas.params, raw.params, errors),
    query: part('query', schemas.query, raw.query, errors),
    body: part('body', schemas.body, raw.body, errors),
  };
  if (errors.length === 0) refuseCardNumbers(raw, errors);
  if (errors.length > 0) throw malformed(errors[0]?.message ?? 'The request is malformed', errors.slice(0, MAX_ERRORS));
  return parsed;
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/**
 * Ids and secrets are made by machines, are long, and are not typed; some are nothing but digits. What is called an id and
 * holds more than that, as the answers of a questionnaire, is looked at.
 */
const isMachineMade = (key: string, value: unknown): boolean =>
  isSecretKey(key) ||
  (/(?:^id|Id|Ids|_id)$/.test(key) && !(Array.isArray(value) ? value.some(isObject) : isObject(value)));

const UUIDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** No text of any field may hold the number of a payment card: nothing of ours ever keeps one. */
function refuseCardNumbers(value: unknown, errors: FieldError[], path: readonly string[] = []): void {
  if (typeof value === 'string') {
    if (holdsCardNumber(value.replace(UUIDS, ''))) errors.push({ path: path.join('.'), message: CARD_NUMBER });
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) {
      if (!isMachineMade(key, each)) refuseCardNumbers(each, errors, [...path, key]);
    }
  }
}

const UNSTORABLE = /\u0000|\p{Surrogate}/u;

/** No text may hold NUL or half a character: no database keeps them, and no person types them. */
function refuseUnstorable(value: unknown): void {
  if (typeof value === 'string') {
    if (UNSTORABLE.test(value)) throw malformed('The request holds a character that cannot be stored');
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) {
      refuseUnstorable(key);
      refuseUnstorable(each);
    }
  }
}

function part(name: string, schema: z.ZodType | undefined, value: unknown, errors: FieldError[]): unknown {
  if (!schema) {
    if (name !== 'params' && !isEmpty(value)) errors.push({ path: name, message: `This call takes no ${name}` });
    return undefined;
  }
  const result = strict(schema).safeParse(value, { error: inWords });
  if (result.success) return result.data;
  for (const issue of result.error.issues) errors.push(...fieldErrors(name, issue));
  return undefined;
}

/** For what the schema itself has no words for. Texts of an address become numbers before they are looked at. */
const inWords: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'invalid_type' && issue.expected === 'number' && Number.isNaN(issue.input)
    ? 'This must be a number'
    : undefined;

function fieldErrors(name: string, issue: z.core.$ZodIssue): FieldError[] {
  const path = [name, ...issue.path.map(String)];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, MAX_ERRORS).map((key) => ({
      path: [...path, key.slice(0, 60)].join('.'),
      message: 'This field is not known',
    }));
  }
  return [{ path: path.join('.'), message: issue.message }];
}

const strictSchemas = new WeakMap<z.ZodType, z.ZodType>();

/** Objects refuse keys that they do not name, also where a contract forgot to say so. */
function strict(schema: z.ZodType): z.ZodType {
  const known = strictSchemas.get(schema);
  if (known) return known;
  const object = schema as Partial<z.ZodObject>;
  const closed =
    object.def?.type === 'object' && object.def.catchall === undefined && object.strict ? object.strict() : schema;
  strictSchemas.set(schema, closed);
  return closed;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
