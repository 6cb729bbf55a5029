import {
  CONFIRMATION_HEADER,
  CORRELATION_ID_HEADER,
  IDEMPOTENCY_KEY_HEADER,
  IF_MATCH_HEADER,
  MINIMUM_POSITION_HEADER,
  PROOF_OF_WORK_HEADER,
  type RouteContract,
} from '@keelson/contracts/wire';
import type { z } from 'zod';
import { ENTITY_TAG, IDEMPOTENCY_KEY } from '../execution/context-of';
import { isProbedUnguarded } from '../http/admission';
import { CORRELATION_ID } from '../http/correlation-id';
import { mayBeTagged } from '../http/entity-tags';
import { CORRELATION_ID_EXAMPLE } from './envelope-schemas';
import { exampleOf } from './example-of';
import { jsonSchema, reference, type Schema } from './json-schema';
import { PARAMETER_DESCRIPTIONS } from './parameter-descriptions';

const text = (pattern?: RegExp): Schema => ({ type: 'string', ...(pattern && { pattern: pattern.source }) });
const header = (name: string, description: string, schema: Schema): Schema => ({
  name,
  in: 'header',
  description,
  schema,
});

/** The headers of requests, as components. */
export const REQUEST_HEADERS = {
  CorrelationId: header(
    CORRELATION_ID_HEADER,
    'Becomes the id of this call; another is made for one that does not fit',
    {
      ...text(),
      examples: [CORRELATION_ID_EXAMPLE],
      description: `Kept where it matches ${CORRELATION_ID.source}`,
    },
  ),
  Confirmation: header(
    CONFIRMATION_HEADER,
    'What session.stepUp answered when the own password was given for this call',
    text(),
  ),
  IdempotencyKey: header(IDEMPOTENCY_KEY_HEADER, 'A repetition has the first answer', text(IDEMPOTENCY_KEY)),
  IfMatch: header(IF_MATCH_HEADER, 'The version that the caller saw; a newer one answers 412', text(ENTITY_TAG)),
  IfNoneMatch: header('if-none-match', 'Entity tags of answers that the caller has; 304 where one fits', text()),
  MinimumPosition: header(
    MINIMUM_POSITION_HEADER,
    'The positions that the rows should include, as earlier answers named them, with commas between',
    text(),
  ),
  ProofOfWork: header(PROOF_OF_WORK_HEADER, 'Solution of the task that a refusal gave, as task:number', text()),
  Range: header('range', 'The bytes that are wanted, as bytes=from-to', text()),
  LastEventId: header('last-event-id', 'Where a stream that broke off goes on; sent by browsers', text()),
} as const satisfies Readonly<Record<string, Schema>>;

export function parametersOf(contract: RouteContract): readonly Schema[] {
  const { route, access, schemas } = contract;
  const shared = (name: keyof typeof REQUEST_HEADERS, applies: boolean | undefined): readonly Schema[] =>
    applies ? [reference('parameters', name)] : [];
  const changes = route.method !== 'GET';
  const probed = isProbedUnguarded(route.id);
  return [
    ...placed('path', schemas.params),
    ...placed('query', schemas.query),
    ...shared('CorrelationId', true),
    ...shared('Confirmation', access.confirmed !== undefined),
    ...shared('IfNoneMatch', mayBeTagged(contract) || schemas.inParts),
    ...shared('Range', schemas.inParts),
    ...shared('MinimumPosition', !changes && !probed),
    ...shared('IdempotencyKey', changes),
    ...shared('IfMatch', schemas.versionOf !== undefined),
    ...shared('ProofOfWork', schemas.proofOfWork),
    ...shared('LastEventId', schemas.eventStream),
    ...(schemas.signatureHeader === undefined
      ? []
      : [{ ...header(schemas.signatureHeader, 'Signature over the exact bytes of the body', text()), required: true }]),
  ];
}

function placed(place: 'path' | 'query', schema: z.ZodObject | undefined): readonly Schema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    readonly properties?: Readonly<Record<string, Schema>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    ...descriptionOf(place, name, each),
    required: place === 'path' || required.includes(name),
    schema: each,
    example: exampleOf(each, name),
  }));
}

function descriptionOf(place: 'path' | 'query', name: string, schema: Schema): Schema {
  const description = schema['description'] ?? PARAMETER_DESCRIPTIONS[place][name];
  return description === undefined ? {} : { description };
}
