import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { bearerOf } from '../provider/client-check';
import { onlyThisMachine } from '../stripe/server/only-this-machine';
import { type Fields, InvalidKey, viewOf } from './entry-view';
import { type KeptEntry, KeptEntries } from './kept-entries';
import { inOrder, piece } from './list-order';
import { type QueryTree, queryTree } from './query-tree';
import type { Schema, Schemas } from './strapi-schemas';

export const STRAPI_READ_TOKEN = 'sandbox-read-token';
export const STRAPI_WRITE_TOKEN = 'sandbox-write-token';

export interface RunningStrapiSandbox {
  readonly address: string;
  readonly entries: KeptEntries;
  /** Addresses that were asked for, oldest first. */
  readonly asked: readonly string[];
  /** While it is true, every call is answered with 503. */
  away: boolean;
  close(): Promise<void>;
}

interface Target {
  readonly Params: { readonly type: string; readonly documentId?: string };
  readonly Body: { readonly data?: Fields } | undefined;
}

const WRITTEN_AT = '2026-11-21T08:58:03.096Z';

/**
 * Plays a content service, version 5 of Strapi over REST: entries with a `documentId`, null for an empty field, parts
 * and media only when they are asked for by name, 25 entries at a time, 400 for a field that the schema does not have.
 */
export async function startStrapiSandbox(schemas: Schemas): Promise<RunningStrapiSandbox> {
  const entries = new KeptEntries();
  const asked: string[] = [];
  const server = Fastify({ forceCloseConnections: true });
  onlyThisMachine(server);
  const running = { away: false };

  server.addHook('onRequest', async (request, reply) => {
    asked.push(request.url);
    if (running.away) return refused(reply, 503, 'ServiceUnavailableError', 'Service Unavailable');
    const token = bearerOf(request.headers.authorization);
    const known = token === STRAPI_WRITE_TOKEN || (token === STRAPI_READ_TOKEN && request.method === 'GET');
    if (!known) return refused(reply, token === STRAPI_READ_TOKEN ? 403 : 401, 'UnauthorizedError', 'Not allowed');
  });
  server.setErrorHandler((error, _request, reply) =>
    error instanceof InvalidKey
      ? refused(reply, 400, 'ValidationError', error.message)
      : refused(reply, 500, 'InternalServerError', 'Internal Server Error'),
  );

  server.get<Target>('/api/:type', async (request, reply) => {
    const schema = schemas.types.get(request.params.type);
    if (schema === undefined) return notFound(reply);
    const query = queryTree(new URL(request.url, 'http://localhost').search);
    const show = shower(schema, schemas, query, request.headers['strapi-response-format'] === 'v4');
    const wanted = query['status'] !== 'draft';
    const found = entries.of(request.params.type).filter(({ published }) => published || !wanted);
    if (schema.kind === 'singleType') {
      const [entry] = found;
      return entry === undefined ? notFound(reply) : reply.send({ data: show(entry), meta: {} });
    }
    const { here, pagination } = piece(inOrder(found, query, schema), query);
    return reply.send({ data: here.map(show), meta: { pagination } });
  });

  server.post<Target>('/api/:type', async (request, reply) => {
    const { type } = request.params;
    const schema = schemas.types.get(type);
    if (schema?.kind !== 'collectionType') return refused(reply, 405, 'MethodNotAllowedError', 'Method Not Allowed');
    const fields = fieldsIn(request, schema);
    return reply
      .code(201)
      .send({ data: shower(schema, schemas, {}, false)(entries.add(type, fields, isPublished(request))) });
  });

  server.put<Target>('/api/:type', async (request, reply) => {
    const { type } = request.params;
    const schema = schemas.types.get(type);
    if (schema?.kind !== 'singleType') return refused(reply, 405, 'MethodNotAllowedError', 'Method Not Allowed');
    const fields = fieldsIn(request, schema);
    const [known] = entries.of(type);
    const entry =
      known === undefined
        ? entries.add(type, fields, isPublished(request))
        : entries.change(type, known.documentId, fields, isPublished(request));
    return reply.send({ data: shower(schema, schemas, {}, false)(entry) });
  });

  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(running, {
    address: `http://127.0.0.1:${port}`,
    entries,
    asked,
    close: () => server.close(),
  });
}

function shower(schema: Schema, schemas: Schemas, query: QueryTree, wrapped: boolean) {
  return ({ id, documentId, fields, published }: KeptEntry) => {
    const own = viewOf(fields, schema, query, { schemas, wrapped });
    const times = { createdAt: WRITTEN_AT, updatedAt: WRITTEN_AT, publishedAt: published ? WRITTEN_AT : null };
    return wrapped
      ? { id, documentId, attributes: { ...own, ...times, locale: null } }
      : { id, documentId, ...own, ...times, locale: null };
  };
}

const isPublished = (request: FastifyRequest<Target>): boolean =>
  queryTree(new URL(request.url, 'http://localhost').search)['status'] !== 'draft';

/** @throws InvalidKey for a field that the schema does not have. */
function fieldsIn({ body }: FastifyRequest<Target>, schema: Schema): Fields {
  const fields = body?.data ?? {};
  for (const name of Object.keys(fields)) if (schema.attributes[name] === undefined) throw new InvalidKey(name);
  return fields;
}

const notFound = (reply: FastifyReply): FastifyReply => refused(reply, 404, 'NotFoundError', 'Not Found');

const refused = (reply: FastifyReply, status: number, name: string, message: string): FastifyReply =>
  reply.code(status).send({ data: null, error: { status, name, message, details: {} } });
