import type { RouteContract } from '@keelson/contracts/wire';
import type { KeyedHash } from '@keelson/vault';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from '../wire/answer';

declare module 'fastify' {
  interface FastifyReply {
    entityTag?: string;
  }
}

/** What an answer depends on besides its address. */
const VARY = 'authorization, cookie';

/**
 * The tag of what an answer says, without what each answer says of itself: its correlation id and the position of its
 * rows. Weak, since the bytes differ from one encoding to the next. Begins with the version where there is one, so that
 * If-Match takes it as it stands. Keyed, because a plain digest of few possible values would tell which it is.
 */
export function entityTagOf(
  { message, statusMessage, extras }: Answer<unknown, string>,
  data: unknown,
  hash: KeyedHash,
): string {
  const version = extras.meta?.version;
  const digest = hash(JSON.stringify([message, statusMessage, data]))
    .subarray(0, 16)
    .toString('base64url');
  return `W/"${version === undefined ? '' : `${version}-`}${digest}"`;
}

/** Reads alone, and not what lets its bearer in, is no envelope or goes on. */
export const mayBeTagged = ({ route, schemas }: RouteContract): boolean =>
  route.method === 'GET' && schemas.secret !== true && schemas.rawAnswer === undefined;

/** Not those that do not yet include what was asked for. */
export function isTagged({ routeOptions }: FastifyRequest, { status, extras }: Answer<unknown, string>): boolean {
  const { contract } = routeOptions.config;
  if (!contract || !mayBeTagged(contract)) return false;
  return status === 200 && extras.meta?.stale !== true;
}

/** Answers 304 to a caller who has what would be sent. The handler has run by then: guard and records are as for any read. */
export function sendEntityTags(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    const { entityTag } = reply;
    if (entityTag === undefined || reply.statusCode !== 200 || reply.hasHeader('set-cookie')) {
      done(null, payload);
      return;
    }
    reply.header('etag', entityTag).header('vary', VARY);
    if (!names(request.headers['if-none-match'], entityTag)) {
      done(null, payload);
      return;
    }
    notModified(reply);
    // Fastify measures what HEAD would have sent, and drops it.
    done(null, request.method === 'HEAD' ? payload : null);
  });
}

function notModified(reply: FastifyReply): void {
  reply.code(304).removeHeader('content-type').removeHeader('content-length');
}

const names = (header: string | undefined, entityTag: string): boolean =>
  header?.trim() === '*' || (header?.split(',').some((each) => bare(each) === bare(entityTag)) ?? false);

/** If-None-Match compares weakly. */
const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
