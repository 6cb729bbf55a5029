import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sink } from './live-connection';

/** Browsers come back between these, each at a moment of its own, so that a restart does not bring all at once. */
const RETRY_MS = { least: 1_000, spread: 2_000 };

/** Takes the connection over from the framework: headers now, no deadline, nothing between us and the browser that gathers. */
export function openStream(request: FastifyRequest, reply: FastifyReply, contentType: string): Sink {
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  reply.hijack();
  request.leaveFlight?.();
  // A connection that breaks tells so by closing.
  raw.on('error', () => raw.destroy());
  raw.writeHead(200, {
    'content-type': contentType,
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  const retry = RETRY_MS.least + Math.floor(Math.random() * RETRY_MS.spread);
  raw.write(`retry: ${retry}\n\n`);
  return raw;
}
