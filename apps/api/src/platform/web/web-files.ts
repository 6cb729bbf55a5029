import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR = 'public, max-age=31536000, immutable';
const CHECKED = 'public, max-age=300, must-revalidate';

/** Its name holds a hash of its content. */
const HASHED_NAME = /[/\\]assets[/\\][^/\\]+-[A-Za-z0-9_-]{7,}\.[a-z0-9]+(\.br|\.gz)?$/;

/** The entry page is stamped for every answer; maps stay private; compressed copies stand in for their originals. */
const NOT_SERVED = ['index.html', '**/*.map', '**/*.br', '**/*.gz'];

/**
 * Serves the files of the built web app. Each gets a route of its own at the start: no address can lead to anything else.
 * What the build compressed is sent as it is to browsers that accept it.
 */
export async function serveWebFiles(server: FastifyInstance, root: string): Promise<void> {
  await server.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    globIgnore: NOT_SERVED,
    preCompressed: true,
    decorateReply: false,
    suppressWarning: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', HASHED_NAME.test(path) ? YEAR : CHECKED);
    },
  });
}

/** The `Content-Range` of an answer to a range that the file does not have. */
export function unsatisfiableRange(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('headers' in error)) return undefined;
  const range = (error.headers as Record<string, unknown> | undefined)?.['Content-Range'];
  return typeof range === 'string' ? range : undefined;
}
