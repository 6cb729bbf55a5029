import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { CORRELATION_ID_HEADER } from '@keelson/contracts/wire';

export const CORRELATION_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** The browser's own id where it sent a harmless one, else a new one. */
export function correlationIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const sent = request.headers[CORRELATION_ID_HEADER];
  return typeof sent === 'string' && CORRELATION_ID.test(sent) ? sent : randomUUID();
}
