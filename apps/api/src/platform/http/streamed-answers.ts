import type { FastifyInstance } from 'fastify';

/** Gives answers that are sent while they are made their own time, where all others have the deadline of a request. */
export function allowStreamedAnswers(server: FastifyInstance, { streamMs }: { readonly streamMs: number }): void {
  server.addHook('onRoute', (route) => {
    if (route.config?.contract?.schemas.streamed) route.handlerTimeout = streamMs;
  });
}
