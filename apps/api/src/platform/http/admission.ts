import { CORRELATION_ID_HEADER } from '@keelson/contracts/wire';
import type { Clock } from '@keelson/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../access/caller';
import type { Guard } from '../access/guard';
import { refuseForeignOrigin } from '../access/same-origin';
import type { DrainState } from '../lifecycle/drain-state';
import { busy, PlatformRefusal, tooMany } from '../wire/refusal';
import { isSurplus } from './connection-bound';
import { InFlight } from './in-flight';
import type { HttpLimits } from './limits';
import type { SecurityHeaders } from './security-headers';
import { NetworkBuckets } from './network-buckets';
import { TokenBuckets } from './token-buckets';
import { boundUploads, hasBody } from './uploads';

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller;
    /** An answer that goes on for long takes no place among the requests in flight once it has begun. */
    leaveFlight?: () => void;
  }
}

export interface AdmissionParts {
  readonly limits: HttpLimits;
  readonly headers: SecurityHeaders;
  readonly origins: ReadonlySet<string>;
  readonly clock: Clock;
  readonly drain: DrainState;
  readonly guard: () => Guard;
  /** How many requests wait for a connection to the database. */
  readonly crowd: () => number;
}

const HEALTH = /^platform\.(live|ready)$/;

/** Whoever watches the process asks these again and again: no session is looked at, and nothing is counted. */
export const isProbedUnguarded = (routeId: string): boolean => HEALTH.test(routeId);

/** What happens to every request before its body is read: headers, bounds, limits, origin, session, rights. */
export function admitRequests(server: FastifyInstance, parts: AdmissionParts): void {
  const { limits, headers, origins, clock, drain } = parts;
  const inFlight = new InFlight(limits.inFlight);
  const perAddress = new NetworkBuckets(limits.perAddress, clock);
  const filesPerAddress = new NetworkBuckets(limits.filesPerAddress, clock);
  const perAccount = new TokenBuckets(limits.perAccount, clock);

  const withinLimit = (buckets: Pick<TokenBuckets, 'take'>, key: string): void => {
    const wait = buckets.take(key);
    if (wait > 0) throw tooMany(wait);
  };

  const enter = (request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headers.base).header(CORRELATION_ID_HEADER, request.id);
    if (isSurplus(request.raw.socket)) {
      reply.header('connection', 'close');
      throw busy();
    }
    const leaveFlight = inFlight.enter(reply);
    if (!leaveFlight) throw busy();
    request.leaveFlight = leaveFlight;
  };

  server.addHook('onRequest', async (request, reply) => {
    enter(request, reply);
    const { contract } = request.routeOptions.config;
    if (!contract || isProbedUnguarded(contract.route.id)) {
      if (!contract) withinLimit(filesPerAddress, request.ip);
      return;
    }
    withinLimit(perAddress, request.ip);
    if (parts.crowd() > limits.poolWaiting) throw busy();
    refuseForeignOrigin(request, origins, contract.schemas.eventStream === true);
    refuseOtherBodies(request, contract.schemas.bodyTypes ?? ['application/json']);
    const caller = await parts.guard().admit(contract.route.id, request);
    if (!caller) return;
    withinLimit(perAccount, caller.accountId);
    request.caller = caller;
  });

  boundUploads(server, inFlight, limits);

  // Also of a request that began before the drain: its connection would otherwise stay open to the end of the time.
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (drain.draining) reply.header('connection', 'close');
    done();
  });
}

function refuseOtherBodies(request: FastifyRequest, types: readonly string[]): void {
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding.trim().toLowerCase() !== 'identity') {
    const headers = { 'accept-encoding': 'identity' };
    throw new PlatformRefusal('UNSUPPORTED_MEDIA_TYPE', 'The body must not be compressed', { headers });
  }
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  const bodyWithoutType = type === undefined && hasBody(request);
  if (bodyWithoutType || (type !== undefined && !types.includes(type))) {
    throw new PlatformRefusal('UNSUPPORTED_MEDIA_TYPE', `The body must be ${types.join(' or ')}`);
  }
}
