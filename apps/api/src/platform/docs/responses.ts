import type { RouteContract, RouteSchemas } from '@keelson/contracts/wire';
import { STATUS_CODES } from 'node:http';
import type { InventoryRoute } from '../access/route-inventory';
import { mayBeTagged } from '../http/entity-tags';
import { refusalHeaders, successHeaders } from './answer-headers';
import { envelopeExample, successEnvelope } from './envelope-schemas';
import { exampleOf } from './example-of';
import { POSITION_EXAMPLE } from './example-values';
import { jsonSchema, namedAfter, reference, type Schema } from './json-schema';
import { type RefusalsByStatus, refusalsOf } from './refusals-of';

/** The name of the component for a refusal by one of these codes. */
export const refusalName = (status: number, codes: readonly string[]): string => [status, ...codes].join('.');

/** The name of the component for a refusal of `HEAD`, which has no body to tell a code. */
export const headRefusalName = (status: number): string => `${status}.HEAD`;

export const headRefusalResponse = (status: number): Schema => ({
  description: reasonOf(status),
  headers: refusalHeaders(status),
});

export function refusalResponse(status: number, codes: readonly string[]): Schema {
  return {
    description: `${reasonOf(status)}: ${codes.join(', ')}`,
    headers: refusalHeaders(status, codes),
    content: { 'application/json': { schema: reference('schemas', refusalName(status, codes)) } },
  };
}

const reasonOf = (status: number): string => STATUS_CODES[status] ?? 'Refused';

export const refusalReferences = (refusals: RefusalsByStatus): Schema =>
  Object.fromEntries(
    [...refusals].map(([status, codes]) => [status, reference('responses', refusalName(status, codes))] as const),
  );

export function responsesOf(route: InventoryRoute, isOpen: boolean): Schema {
  const { contract } = route;
  const { accepted } = contract.schemas;
  const success = (status: number, description: string): Schema => ({
    description,
    headers: successHeaders(contract),
    content: answerContent(contract, status),
  });
  return {
    200: success(200, 'Success'),
    ...notModified(contract),
    ...partly(contract),
    ...(accepted !== undefined && { 202: success(202, accepted) }),
    ...refusalReferences(refusalsOf(route, isOpen)),
  };
}

/** What `Range` asked for. */
const partly = (contract: RouteContract): Schema =>
  contract.schemas.inParts
    ? {
        206: {
          description: 'The part that was asked for',
          headers: successHeaders(contract),
          content: answerContent(contract, 206),
        },
      }
    : {};

const notModified = (contract: RouteContract): Schema =>
  mayBeTagged(contract) || contract.schemas.inParts
    ? { 304: { description: 'What If-None-Match names would be sent again', headers: successHeaders(contract) } }
    : {};

/** `HEAD` has the status and the headers of `GET`. */
export const headResponsesOf = (route: InventoryRoute, isOpen: boolean): Schema => ({
  200: { description: 'Success', headers: successHeaders(route.contract) },
  ...notModified(route.contract),
  ...partly(route.contract),
  ...Object.fromEntries(
    [...refusalsOf(route, isOpen).keys()].map((status) => [status, reference('responses', headRefusalName(status))]),
  ),
});

/** The schema of the envelope around what the route answers. */
export const answerSchema = ({ schemas }: RouteContract, data: Schema): Schema =>
  successEnvelope(schemas.accepted === undefined ? [200] : [200, 202], data);

function answerContent({ route, schemas }: RouteContract, status: number): Schema {
  if (schemas.rawAnswer === undefined) {
    const schema = reference('schemas', namedAfter(route.id, 'Answer'));
    const example = envelopeExample(status, exampleOf(jsonSchema(schemas.answer, 'output')));
    return { 'application/json': { schema, example } };
  }
  return Object.fromEntries([schemas.rawAnswer].flat().map((type) => [type, documentContent(type, schemas)]));
}

function documentContent(type: string, schemas: RouteSchemas): Schema {
  if (schemas.eventStream) return { schema: EVENT_STREAM, example: EVENTS };
  if (type.startsWith('application/json')) return { schema: jsonSchema(schemas.answer, 'output') };
  const isText = /^(text|application\/xml)/.test(type);
  return { schema: { type: 'string', ...(!isText && { format: 'binary' }) } };
}

const EVENT_STREAM: Schema = { type: 'string', description: 'Server-sent events, each with a JSON object as its data' };
const EVENTS = [
  'retry: 2000',
  `id: ${POSITION_EXAMPLE}\nevent: ready\ndata: {"position":"${POSITION_EXAMPLE}"}`,
  'event: beat\ndata: {}\n\n',
].join('\n\n');
