import type { FieldError, RouteContract } from '@keelson/contracts/wire';
import { type CardDetail, cardDetailsIn } from '@keelson/kernel/card-trap';
import type { z } from 'zod';
import { malformed } from './refusal';

export interface ParsedInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

const MAX_ERRORS = 20;
const OF_CARDS: Readonly<Record<CardDetail['kind'], string>> = {
  number: 'Please leave out card numbers. We never ask for them here',
  'security-code': 'Please leave out the security codes of cards. We never ask for them here',
};

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
  if (errors.length === 0) errors.push(...cardErrors(raw));
  if (errors.length > 0) throw malformed(errors[0]?.message ?? 'The request is malformed', errors.slice(0, MAX_ERRORS));
  return parsed;
}

/** No text of any field may hold the number of a payment card, and no field its security code: nothing of ours keeps one. */
const cardErrors = (raw: ParsedInput): readonly FieldError[] =>
  cardDetailsIn(raw).map(({ path, kind }) => ({ path: path.join('.'), message: OF_CARDS[kind] }));

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
