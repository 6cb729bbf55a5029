import { CORRELATION_ID_HEADER, PROOF_OF_WORK_TASK_HEADER, type RouteContract } from '@keelson/contracts/wire';
import { STATUS_CODES } from 'node:http';
import type { InventoryRoute } from '../access/route-inventory';
import { CORRELATION_ID } from '../http/correlation-id';
import { mayBeTagged } from '../http/entity-tags';
import { successEnvelope } from './envelope-schemas';
import { namedAfter, reference, type Schema } from './json-schema';
import { refusalsOf } from './refusals-of';

/** The headers of answers, as components. */
export const ANSWER_HEADERS: Readonly<Record<string, Schema>> = {
  CorrelationId: {
    description: 'Names this call in the logs; the correlationId of the envelope',
    required: true,
    schema: { type: 'string', pattern: CORRELATION_ID.source },
  },
  EntityTag: {
    description: 'Tag of what the answer says; begins with its version, if it has one, and is taken by If-Match then',
    schema: { type: 'string', pattern: '^W/"([0-9]+-)?[A-Za-z0-9_-]{22}"$' },
  },
  RetryAfter: {
    description: 'Seconds until the same request may work',
    schema: { type: 'string', pattern: '^[0-9]+$' },
  },
  ProofOfWorkTask: {
    description: 'What the browser has to solve; comes with the code PROOF_OF_WORK_NEEDED',
    schema: { type: 'string' },
  },
};

const CORRELATION = { [CORRELATION_ID_HEADER]: reference('headers', 'CorrelationId') };
const TAGGED = { ...CORRELATION, etag: reference('headers', 'EntityTag') };

/** The refusals with these statuses may say when to come again. */
const COMES_AGAIN: ReadonlySet<number> = new Set([429, 503]);

/** The name of the component for a refusal by one of these codes. */
export const refusalName = (status: number, codes: readonly string[]): string => [status, ...codes].join('.');

export function refusalResponse(status: number, codes: readonly string[]): Schema {
  return {
    description: `${STATUS_CODES[status] ?? 'Refused'}: ${codes.join(', ')}`,
    headers: {
      ...CORRELATION,
      ...(COMES_AGAIN.has(status) && { 'retry-after': reference('headers', 'RetryAfter') }),
      ...(codes.includes('PROOF_OF_WORK_NEEDED') && {
        [PROOF_OF_WORK_TASK_HEADER]: reference('headers', 'ProofOfWorkTask'),
      }),
    },
    content: { 'application/json': { schema: reference('schemas', refusalName(status, codes)) } },
  };
}

export function responsesOf(route: InventoryRoute, isOpen: boolean): Schema {
  const { schemas } = route.contract;
  const refusals = [...refusalsOf(route, isOpen)].map(
    ([status, codes]) => [status, reference('responses', refusalName(status, codes))] as const,
  );
  const content = answerContent(route.contract);
  const { accepted } = schemas;
  const isTagged = mayBeTagged(route.contract);
  return {
    200: { description: 'Success', headers: isTagged ? TAGGED : CORRELATION, content },
    ...(accepted !== undefined && { 202: { description: accepted, headers: CORRELATION, content } }),
    ...(isTagged && { 304: { description: 'What If-None-Match names is what would be sent', headers: TAGGED } }),
    ...Object.fromEntries(refusals),
  };
}

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
