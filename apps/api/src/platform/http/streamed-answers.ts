import type { FastifyInstance } from 'fastify';

/** Gives files, and answers that are sent while they are made, their own time; all others have the deadline of a request. */
export function allowStreamedAnswers(server: FastifyInstance, { streamMs }: { readonly streamMs: number }): void {
  server.addHook('onRoute', (route) => {
    const contract = route.config?.contract;
    if (!contract || contract.schemas.streamed) route.handlerTimeout = streamMs;
  });
}
