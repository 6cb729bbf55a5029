// A bare Fastify handler that sends the same statements over a pool of the same size and answers with the same bytes.
import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import pg from 'pg';
import { library } from '../machine/product.mjs';
import { serve } from '../machine/serve.mjs';

const { readModelTypes } = library('read-models');
const CONNECTIONS = 12;
/** Each answer has its own; Fastify sets the length. */
const OWN_HEADERS = new Set(['x-correlation-id', 'content-length', 'date', 'connection', 'keep-alive']);

let server;
let pool;

async function transaction(statements) {
  const client = await pool.connect();
  try {
    let answer;
    for (const { text, values, name } of statements) answer = await client.query({ text, values, name });
    client.release();
    return answer;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

serve({
  /** `routes`: path, statements, body and headers of each. */
  async start({ urls, routes }) {
    pool = new pg.Pool({ connectionString: urls.reader, max: CONNECTIONS, types: readModelTypes });
    server = fastify({ logger: false });
    for (const { path, statements, body, headers } of routes) {
      const sent = Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name)));
      server.get(path.split('?')[0], async (_request, reply) => {
        await transaction(statements);
        const correlationId = randomUUID();
        reply.headers(sent).header('x-correlation-id', correlationId);
        return { ...body, correlationId };
      });
    }
    await server.listen({ host: '127.0.0.1', port: 0 });
    return server.server.address().port;
  },

  async stop() {
    await server.close();
    await pool.end();
  },
});
