import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { malformed, PlatformRefusal } from '../wire/refusal';

const CONTINUE = /^100-continue$/i;

/** Refuses what HTTP/1.1 forbids and Node either lets pass or would answer by itself, without the product's headers. */
export function refuseIllFormed(server: FastifyInstance): void {
  server.addHook('onRequest', ({ raw }, _reply, done) => {
    const { expect } = raw.headers;
    if (raw.httpVersion === '1.1' && hostsOf(raw) !== 1) done(malformed('The request must name its host once'));
    else if (expect !== undefined && !CONTINUE.test(expect))
      done(new PlatformRefusal('EXPECTATION_FAILED', 'The server cannot do what the request expects'));
    else done();
  });
}

/** Node keeps the first of several, and whoever stands before it may have read another. */
const hostsOf = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;

/** The address of a request without the name of the server; `*`, the server as a whole, as an address that has no page. */
export function originForm(url: string): string {
  if (url.startsWith('/')) return url;
  const [, path = `/${url}`] = /^https?:\/\/[^/?#]*(.*)$/i.exec(url) ?? [];
  return path.startsWith('/') ? path : `/${path}`;
}
