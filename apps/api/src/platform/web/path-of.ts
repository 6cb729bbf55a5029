import type { FastifyRequest } from 'fastify';

/** The address as the router reads it: what is written as %2F parts nothing. `undefined` when it is none. */
export function routedPathOf(request: FastifyRequest): string | undefined {
  return decoded(request, decodeURI);
}

/** The address of a request without its query, or `undefined` when it is none. */
export function pathOf(request: FastifyRequest): string | undefined {
  return decoded(request, decodeURIComponent);
}

function decoded(request: FastifyRequest, decode: (text: string) => string): string | undefined {
  try {
    return decode((request.raw.url ?? '/').split(/[?#]/, 1)[0] ?? '/');
  } catch {
    return undefined;
  }
}
