import type { FastifyInstance } from 'fastify';
import { success } from '../wire/answer';
import { PlatformRefusal, Refusal } from '../wire/refusal';
import { nothingHere } from '../web/not-found';
import { pathOf } from '../web/path-of';
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
  const allowedAt = (path: string | undefined): string | undefined => {
    if (path === undefined) return undefined;
    return path === WHOLE_SERVER ? allowed.all : (allowed.at(path) ?? (web.hasPage(path) ? PAGE_METHODS : undefined));
  };

  server.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    const path = pathOf(request);
    const reading = request.method === 'GET' || request.method === 'HEAD';
    const allow = reading && path === WHOLE_SERVER ? undefined : allowedAt(path);
    if (allow === undefined) {
      if (reading) return;
      throw nothingHere();
    }
    if (request.method === 'OPTIONS') return await reply.header('allow', allow).send(success(null));
    if (!allow.split(', ').includes(request.method)) throw methodRefused(allow);
  });
}
