import type { FastifyInstance } from 'fastify';
import { Countdown } from './countdown';
import { PlatformRefusal, Refusal } from '../wire/refusal';

declare module 'fastify' {
  interface FastifyRequest {
    countdown?: Countdown;
  }
}

const RETRY_AFTER_SECONDS = 2;

const outOfTime = (): Refusal =>
  new PlatformRefusal('DEADLINE', 'The answer took too long. Please try again.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });

/**
 * Gives each request its time: files, and answers that are sent while they are made, one of their own. While its body
 * comes the time stands still; how long that may take is a bound of the connection.
 */
export function keepDeadlines(
  server: FastifyInstance,
  { deadlineMs, streamMs }: { readonly deadlineMs: number; readonly streamMs: number },
): void {
  server.addHook('onRequest', (request, reply, done) => {
    const { contract } = request.routeOptions.config;
    const most = !contract || contract.schemas.streamed ? streamMs : deadlineMs;
    const countdown = new Countdown(most, () => {
      if (!reply.sent) void reply.send(outOfTime());
    });
    reply.raw.once('close', () => countdown.stop());
    request.countdown = countdown;
    done();
  });
  server.addHook('preParsing', (request, _reply, payload, done) => {
    request.countdown?.pause();
    done(null, payload);
  });
  server.addHook('preValidation', (request, _reply, done) => {
    request.countdown?.resume();
    done();
  });
}
