import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/**
 * One line per request, refused ones included: who on which route. Never the address, which may hold what must not be
 * kept.
 */
export function logRequests(server: FastifyInstance, log: Logger): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { contract } = request.routeOptions.config;
    const { holder } = request;
    const level = contract ? 'info' : 'debug';
    if (log.isLevelEnabled(level)) {
      log[level](
        {
          correlationId: request.id,
          method: request.method,
          route: contract?.route.id ?? 'none',
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
          ...(holder && { actor: holder.accountId }),
          ...(holder?.actingAs && { actingAs: holder.actingAs }),
        },
        'request',
      );
    }
    done();
  });
}
