import type { Envelope } from '@keelson/contracts/wire';
import { CORRELATION_ID } from '../http/correlation-id';
import { reference, type Schema } from './json-schema';

export const CORRELATION_ID_EXAMPLE = '3f0c9a52-58a0-4f0e-9f43-0a6f1f3c7d21';

const PROPERTIES = {
  responseCode: { type: 'integer', description: 'Equals the HTTP status' },
  responseMessage: { type: 'string' },
  statusMessage: { type: 'string', description: 'A text for people, or "success"' },
  status: { enum: ['success', 'failure'], description: 'Answers of the content service alone say it' },
  data: {},
  code: { type: 'string', description: 'Machine-readable reason of a failure' },
  errors: { type: 'array', items: reference('schemas', 'FieldError') },
  correlationId: { type: 'string', pattern: CORRELATION_ID.source },
  meta: reference('schemas', 'AnswerMeta'),
} as const satisfies Readonly<Record<keyof Envelope<unknown>, Schema>>;

const ALWAYS = ['responseCode', 'responseMessage', 'statusMessage', 'data', 'correlationId'] as const;

/** What every envelope is made of. */
export const ENVELOPE_SCHEMAS: Readonly<Record<string, Schema>> = {
  FieldError: {
    type: 'object',
    required: ['path', 'message'],
    properties: {
      path: { type: 'string', description: 'Dotted path into the request, such as body.email' },
      message: { type: 'string' },
    },
  },
  AnswerMeta: {
    type: 'object',
    properties: {
      position: { type: 'string', description: 'Place in the log of events that the answer includes; sealed' },
      version: { type: 'integer', description: 'Version of what was read or written, as If-Match takes it' },
      stale: { type: 'boolean', description: 'The rows do not yet include the minimum position that was asked for' },
    },
  },
};

export const successEnvelope = (statuses: readonly number[], data: Schema): Schema => {
  const { code: _, errors: __, ...properties } = PROPERTIES;
  return { type: 'object', required: ALWAYS, properties: { ...properties, responseCode: { enum: statuses }, data } };
};

const NOTHING = { type: 'null' } as const satisfies Schema;

/** `answer` is the data that some of the codes come with. */
export const failureEnvelope = (status: number, codes: readonly string[], answer?: Schema): Schema => ({
  type: 'object',
  required: [...ALWAYS, 'code'],
  properties: {
    ...PROPERTIES,
    responseCode: { const: status },
    data: answer === undefined ? NOTHING : { anyOf: [answer, NOTHING] },
    code: { enum: codes },
  },
});

export const envelopeExample = (status: number, data: unknown): Envelope<unknown> => ({
  responseCode: status,
  responseMessage: 'success',
  statusMessage: 'success',
  data,
  correlationId: CORRELATION_ID_EXAMPLE,
});
