import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/** One line per request: the route and never the address, since addresses may hold what must not be kept. */
export function logRequests(server: FastifyInstance, log: Logger): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { contract } = request.routeOptions.config;
    const level = contract ? 'info' : 'debug';
    if (log.isLevelEnabled(level)) {
      log[level](
        {
          correlationId: request.id,
          method: request.method,
          route: contract?.route.id ?? 'none',
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
          ...(request.call?.caller && { actor: request.call.caller.accountId }),
        },
        'request',
      );
    }
    done();
  });
}
