import type { FastifyInstance } from 'fastify';
import { parseStrictJson } from '../wire/strict-json';

const JSON_TYPES = ['application/json', 'application/csp-report', 'application/reports+json'];

/** Every body that is accepted at all is JSON; which of the types a route takes is in its contract. */
export function parseJsonBodies(server: FastifyInstance): void {
  server.addContentTypeParser(JSON_TYPES, { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? undefined : parseStrictJson(text.toString()));
    } catch (error) {
      done(error as Error);
    }
  });
}
