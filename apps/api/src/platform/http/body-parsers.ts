import type { FastifyInstance } from 'fastify';
import { JSON_LIMITS, parseStrictJson } from '../wire/strict-json';

const JSON_TYPES = ['application/json', 'application/csp-report', 'application/reports+json'];

/** Every body that is accepted at all is JSON; which of the types a route takes is in its contract. */
export function parseJsonBodies(server: FastifyInstance): void {
  server.addContentTypeParser(JSON_TYPES, { parseAs: 'string' }, (request, text, done) => {
    // A route that takes a larger body takes it as one text, the content of a file.
    const { text: longest } = JSON_LIMITS;
    const largest = request.routeOptions.config.contract?.schemas.largestBody ?? longest;
    try {
      done(null, text === '' ? undefined : parseStrictJson(text.toString(), { ...JSON_LIMITS, text: largest }));
    } catch (error) {
      done(error as Error);
    }
  });
}
