import { STATUS_CODES } from 'node:http';
import { CORRELATION_ID_HEADER } from '@keelson/contracts/wire';
import { envelopeOf } from '../wire/envelope';
import { failureAnswer } from '../wire/failure-answer';
import { PlatformRefusal } from '../wire/refusal';
import type { Headers } from './security-headers';

export interface RawFailure {
  readonly status: number;
  readonly reason: string;
  readonly headers: Headers;
  readonly body: string;
}

/** The envelope of a request that never reached the hooks: bytes that are not HTTP, an address that is none. */
export function rawFailure(error: unknown, correlationId: string, base: Headers): RawFailure {
  const known = failureAnswer(error);
  const answer = known.fault
    ? failureAnswer(new PlatformRefusal('MALFORMED', 'The request is not valid')).answer
    : known.answer;
  return {
    status: answer.status,
    reason: STATUS_CODES[answer.status] ?? 'Error',
    headers: {
      ...base,
      ...answer.extras.headers,
      [CORRELATION_ID_HEADER]: correlationId,
      'content-type': 'application/json; charset=utf-8',
    },
    body: JSON.stringify(envelopeOf(answer, null, correlationId)),
  };
}

/** The bytes of a failure for a connection that has no response object. */
export function rawResponse({ status, reason, headers, body }: RawFailure): string {
  const fields = { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${body}`;
}
