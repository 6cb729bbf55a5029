import Fastify, { type FastifyInstance } from 'fastify';
import { mailboxApi } from './mailbox-api';
import { mailboxPage } from './mailbox-page';
import type { MailFolder } from './mail-folder';

const LOOPBACK_HOST = /^(127\.0\.0\.1|localhost)(:\d+)?$/;

/** The inbox and its API on loopback. Its readers can sign in as anybody, so no other site may reach it. */
export async function mailboxServer(folder: MailFolder): Promise<FastifyInstance> {
  const server = Fastify({ forceCloseConnections: true });
  server.addHook('onRequest', async (request, reply) => {
    const { host = '', origin } = request.headers;
    // A foreign name that resolves to 127.0.0.1 would make this inbox same-origin for its page.
    if (!LOOPBACK_HOST.test(host)) return reply.code(403).send({ error: 'only on this machine' });
    if (request.method !== 'GET' && origin !== undefined && origin !== `http://${host}`) {
      return reply.code(403).send({ error: 'only from the inbox itself' });
    }
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    });
  });
  await server.register(mailboxApi, { folder });
  await server.register(mailboxPage, { folder });
  return server;
}
