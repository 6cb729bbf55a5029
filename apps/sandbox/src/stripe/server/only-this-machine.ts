import type { FastifyInstance } from 'fastify';

const LOOPBACK_HOST = /^(127\.0\.0\.1|localhost)(:\d+)?$/;

/** Its callers can move its money, so no other site may reach it. */
export function onlyThisMachine(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    const { host = '', origin } = request.headers;
    // A foreign name that resolves to 127.0.0.1 would make this server same-origin for its page.
    if (!LOOPBACK_HOST.test(host)) return reply.code(403).send({ error: 'only on this machine' });
    if (request.method !== 'GET' && origin !== undefined && origin !== `http://${host}`) {
      return reply.code(403).send({ error: 'only from the sandbox itself' });
    }
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    });
  });
}
