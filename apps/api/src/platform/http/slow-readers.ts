import type { FastifyInstance } from 'fastify';
import type { HttpLimits } from './limits';

/** Cuts off who does not read an answer in time: each would hold a connection, its buffers and a place for ever. */
export function cutSlowReaders(
  server: FastifyInstance,
  { readMs, readBytesPerSecond }: Pick<HttpLimits, 'readMs' | 'readBytesPerSecond'>,
): void {
  server.addHook('onSend', (_request, reply, payload, done) => {
    const bytes = Number(reply.getHeader('content-length') ?? lengthOf(payload));
    const cut = setTimeout(() => reply.raw.destroy(), readMs + (bytes / readBytesPerSecond) * 1_000);
    reply.raw.once('close', () => clearTimeout(cut));
    done();
  });
}

const lengthOf = (payload: unknown): number =>
  typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0;
