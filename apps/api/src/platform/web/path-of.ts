import type { FastifyRequest } from 'fastify';

/** The address of a request without its query, or `undefined` when it is none. */
export function pathOf(request: FastifyRequest): string | undefined {
  try {
    return decodeURIComponent((request.raw.url ?? '/').split(/[?#]/, 1)[0] ?? '/');
  } catch {
    return undefined;
  }
}
