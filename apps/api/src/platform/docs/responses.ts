import { CORRELATION_ID_HEADER, PROOF_OF_WORK_TASK_HEADER, type RouteContract } from '@keelson/contracts/wire';
import { STATUS_CODES } from 'node:http';
import type { InventoryRoute } from '../access/route-inventory';
import { CORRELATION_ID } from '../http/correlation-id';
import { mayBeTagged } from '../http/entity-tags';
import { successEnvelope } from './envelope-schemas';
import { namedAfter, reference, type Schema } from './json-schema';
import { OPTIONS_REFUSALS, OTHER_METHOD_REFUSALS, type RefusalsByStatus, refusalsOf } from './refusals-of';

/** The headers of answers, as components. */
export const ANSWER_HEADERS: Readonly<Record<string, Schema>> = {
  CorrelationId: {
    description: 'Names this call in the logs; the correlationId of the envelope',
    required: true,
    schema: { type: 'string', pattern: CORRELATION_ID.source },
  },
  RetryAfter: {
    description: 'Seconds until the same request may work',
    schema: { type: 'string', pattern: '^[0-9]+$' },
  },
  EntityTag: {
    description: 'Names what the answer says; comes with If-None-Match to be answered by 304 while it says the same',
    schema: { type: 'string', pattern: '^W/"[0-9A-Za-z_-]+"$' },
  },
  Allow: {
    description: 'The methods that the address takes',
    required: true,
    schema: { type: 'string', pattern: '^[A-Z]+(, [A-Z]+)*$' },
  },
  ProofOfWorkTask: {
    description: 'What the browser has to solve; comes with the code PROOF_OF_WORK_NEEDED',
    schema: { type: 'string' },
  },
};

const CORRELATION = { [CORRELATION_ID_HEADER]: reference('headers', 'CorrelationId') };

/** The refusals with these statuses may say when to come again. */
const COMES_AGAIN: ReadonlySet<number> = new Set([429, 503]);

/** The name of the component for a refusal by one of these codes. */
export const refusalName = (status: number, codes: readonly string[]): string => [status, ...codes].join('.');

/** The name of the component for a refusal of `HEAD`, which has no body to tell a code. */
export const headRefusalName = (status: number): string => `${status}.HEAD`;

const ALLOW = { allow: reference('headers', 'Allow') };

const refusalHeaders = (status: number): Schema => ({
  ...CORRELATION,
  ...(COMES_AGAIN.has(status) && { 'retry-after': reference('headers', 'RetryAfter') }),
});

export const headRefusalResponse = (status: number): Schema => ({
  description: reasonOf(status),
  headers: refusalHeaders(status),
});

export function refusalResponse(status: number, codes: readonly string[]): Schema {
  return {
    description: `${reasonOf(status)}: ${codes.join(', ')}`,
    headers: {
      ...refusalHeaders(status),
      ...(codes.includes('METHOD_NOT_ALLOWED') && ALLOW),
      ...(codes.includes('PROOF_OF_WORK_NEEDED') && {
        [PROOF_OF_WORK_TASK_HEADER]: reference('headers', 'ProofOfWorkTask'),
      }),
    },
    content: { 'application/json': { schema: reference('schemas', refusalName(status, codes)) } },
  };
}

const reasonOf = (status: number): string => STATUS_CODES[status] ?? 'Refused';

export const refusalReferences = (refusals: RefusalsByStatus): Schema =>
  Object.fromEntries(
    [...refusals].map(([status, codes]) => [status, reference('responses', refusalName(status, codes))] as const),
  );

export function responsesOf(route: InventoryRoute, isOpen: boolean): Schema {
  const { schemas } = route.contract;
  const content = answerContent(route.contract);
  const { accepted } = schemas;
  return {
    200: { description: 'Success', headers: successHeaders(route.contract), content },
    ...notModified(route.contract),
    ...(accepted !== undefined && { 202: { description: accepted, headers: CORRELATION, content } }),
    ...refusalReferences(refusalsOf(route, isOpen)),
  };
}

const successHeaders = (contract: RouteContract): Schema => ({
  ...CORRELATION,
  ...(mayBeTagged(contract) && { etag: reference('headers', 'EntityTag') }),
});

const notModified = (contract: RouteContract): Schema =>
  mayBeTagged(contract)
    ? { 304: { description: 'What If-None-Match names would be sent again', headers: successHeaders(contract) } }
    : {};

/** `HEAD` has the status and the headers of `GET`. */
export const headResponsesOf = (route: InventoryRoute, isOpen: boolean): Schema => ({
  200: { description: 'Success', headers: successHeaders(route.contract) },
  ...notModified(route.contract),
  ...Object.fromEntries(
    [...refusalsOf(route, isOpen).keys()].map((status) => [status, reference('responses', headRefusalName(status))]),
  ),
});

/** What every address of the document answers to methods that are none of its operations. */
export const otherMethods = (): Schema => ({
  options: {
    responses: {
      200: {
        description: 'The methods that the address takes',
        headers: { ...CORRELATION, ...ALLOW },
        content: { 'application/json': { schema: reference('schemas', 'Options') } },
      },
      ...refusalReferences(OPTIONS_REFUSALS),
    },
  },
  others: { responses: refusalReferences(OTHER_METHOD_REFUSALS) },
});

/** The schema of the envelope around what the route answers. */
export const answerSchema = ({ schemas }: RouteContract, data: Schema): Schema =>
  successEnvelope(schemas.accepted === undefined ? [200] : [200, 202], data);

function answerContent({ route, schemas }: RouteContract): Schema {
  if (schemas.rawAnswer === undefined) {
    return { 'application/json': { schema: reference('schemas', namedAfter(route.id, 'Answer')) } };
  }
  return Object.fromEntries(
    [schemas.rawAnswer]
      .flat()
      .map((type) => [type, /^(text|application\/xml)/.test(type) ? { schema: { type: 'string' } } : {}]),
  );
}
