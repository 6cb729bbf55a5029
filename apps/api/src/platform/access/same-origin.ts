import type { FastifyRequest } from 'fastify';
import { PlatformRefusal } from '../wire/refusal';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface Origins {
  readonly publicUrl: string;
  readonly embedded: boolean;
}

/** The origins that the product's own pages have. Embedded, people also open it by the loopback address. */
export function ownOrigins({ publicUrl, embedded }: Origins): ReadonlySet<string> {
  const { origin, protocol, port, hostname } = new URL(publicUrl);
  const origins = new Set([origin]);
  if (embedded && (hostname === 'localhost' || hostname === '127.0.0.1')) {
    const suffix = port === '' ? '' : `:${port}`;
    origins.add(`${protocol}//localhost${suffix}`).add(`${protocol}//127.0.0.1${suffix}`);
  }
  return origins;
}

/**
 * Refuses a request that changes something and that a browser sent for a page of another origin. Programs that send
 * neither header carry no ambient credentials of a browser. `always`: also one that changes nothing.
 */
export function refuseForeignOrigin(request: FastifyRequest, origins: ReadonlySet<string>, always = false): void {
  if (!always && SAFE_METHODS.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  if ((site !== undefined && site !== 'same-origin') || (origin !== undefined && !origins.has(origin))) {
    throw new PlatformRefusal('FOREIGN_ORIGIN', 'This request came from another site');
  }
}
