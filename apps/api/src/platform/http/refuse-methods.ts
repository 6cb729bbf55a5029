import type { FastifyInstance, FastifyRequest } from 'fastify';
import { success } from '../wire/answer';
import { PlatformRefusal, Refusal } from '../wire/refusal';
import { nothingHere } from '../web/not-found';
import { pathOf, routedPathOf } from '../web/path-of';
import type { WebApp } from '../web/web-app';
import type { AllowedMethods } from './allowed-methods';

const PAGE_METHODS = 'GET, HEAD, OPTIONS';

/** The server as a whole, in place of an address. */
const WHOLE_SERVER = '/*';

export const methodRefused = (allow: string): Refusal =>
  new PlatformRefusal('METHOD_NOT_ALLOWED', 'This address does not take this method', { headers: { allow } });

/**
 * Tells which methods an address takes to those who ask by `OPTIONS` or by another method, before a body is read. No
 * header lets pages of other origins in.
 */
export function refuseMethods(server: FastifyInstance, allowed: AllowedMethods, web: WebApp): void {
  const allowedAt = (request: FastifyRequest): string | undefined => {
    const path = pathOf(request);
    const routed = routedPathOf(request);
    if (path === undefined || routed === undefined) return undefined;
    return path === WHOLE_SERVER ? allowed.all : (allowed.at(routed) ?? (web.hasPage(path) ? PAGE_METHODS : undefined));
  };

  server.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    const reading = request.method === 'GET' || request.method === 'HEAD';
    const allow = reading && pathOf(request) === WHOLE_SERVER ? undefined : allowedAt(request);
    if (allow === undefined) {
      if (reading) return;
      throw nothingHere();
    }
    if (request.method === 'OPTIONS') return await reply.header('allow', allow).send(success(null));
    if (!allow.split(', ').includes(request.method)) throw methodRefused(allow);
  });
}
