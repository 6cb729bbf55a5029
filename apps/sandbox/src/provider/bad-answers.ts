import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';

/** Longer than any caller should wait. */
export const SLOW_MS = 15_000;

export const beSlow = (forMs: number): Promise<void> => pause(forMs);

/** Says how long the answer is, sends the half of it and hangs up. */
export function cutShort(reply: FastifyReply, body: string): void {
  reply.hijack();
  const bytes = Buffer.from(body);
  reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length });
  reply.raw.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => reply.raw.destroy());
}
