import type { FastifyInstance } from 'fastify';
import type { MailFolder } from './mail-folder';
import { summaryOf } from './received-mail';

const listQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    to: { type: 'string', maxLength: 254 },
    limit: { type: 'integer', minimum: 1, maximum: 500, default: 50 },
  },
} as const;

/** What the page and the browser tests read: newest first. */
export async function mailboxApi(server: FastifyInstance, { folder }: { folder: MailFolder }): Promise<void> {
  server.get<{ Querystring: { to?: string; limit: number } }>(
    '/api/messages',
    { schema: { querystring: listQuery } },
    async ({ query }) => {
      const { total, mails } = folder.list(query);
      return { total, messages: mails.map(summaryOf) };
    },
  );

  server.get<{ Params: { id: string } }>('/api/messages/:id', async ({ params }, reply) => {
    const mail = folder.find(params.id);
    return mail ?? reply.code(404).send({ error: 'no such message' });
  });

  server.delete('/api/messages', async (_request, reply) => {
    await folder.clear();
    return reply.code(204).send();
  });
}
