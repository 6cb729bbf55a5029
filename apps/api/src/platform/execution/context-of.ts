import { ACTOR_KIND_OF_ROLE } from '@keelson/vocabulary';
import { randomUUID } from 'node:crypto';
import { type CommandHash, uuidV5 } from '@keelson/event-store/codec';
import type { Actor } from '@keelson/event-store';
import { type Clock, withoutCardNumbers } from '@keelson/kernel';
import { isSecretKey } from '@keelson/kernel/logging';
import {
  IDEMPOTENCY_KEY_HEADER,
  IF_MATCH_HEADER,
  MINIMUM_POSITION_HEADER,
  PROOF_OF_WORK_HEADER,
  type RouteContract,
} from '@keelson/contracts/wire';
import type { SealedPositions } from '@keelson/vault';
import type { FastifyRequest } from 'fastify';
import { type Caller, subjectOf } from '../access/caller';
import { plainAddress } from '../limits/networks';
import { openedPositions } from '../wire/positions';
import { malformed } from '../wire/refusal';
import type { ParsedInput } from '../wire/parse-call';
import type { CommandContext } from './command-context';

/** Namespace of all command ids: a random UUID that must never change. */
const COMMANDS = '6f9a1c52-58a0-4f0e-9f43-0a6f1f3c7d21';

const ANONYMOUS: Actor = { kind: 'anonymous', id: 'anonymous' };
/** What the headers of a request may hold; the documentation says the same. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;
/** The ETag of an answer, of which the version counts, or the version alone. */
export const ENTITY_TAG = /^(?:W\/)?"?(\d{1,15})(?:-[\w-]{1,43})?"?$/;
const MAX_USER_AGENT = 300;

/** The context in which a request's command runs. Its hashes are made when they are asked for: most reads do not. */
export function contextOf(
  request: FastifyRequest,
  contract: RouteContract,
  input: ParsedInput,
  caller: Caller | undefined,
  parts: { readonly clock: Clock; readonly commandHash: CommandHash },
): CommandContext {
  const actor = caller ? actorOf(caller) : ANONYMOUS;
  // A reading is recorded each time: neither a repeated key nor a version may keep it out of the history.
  const reads = contract.route.method === 'GET';
  const sentKey = idempotencyKeyOf(request);
  const key = reads ? undefined : sentKey;
  const commandHash = once(() => parts.commandHash(contract.route.id, withoutSecrets(input)));
  const commandId = once(() => commandIdOf(actor, contract.route.id, keyWithin(caller, key, commandHash)));
  const expectedVersion = expectedVersionOf(request, contract);
  const proofOfWork = request.headers[PROOF_OF_WORK_HEADER];
  return {
    get commandId() {
      return commandId();
    },
    get commandHash() {
      return commandHash();
    },
    correlationId: request.id,
    get causationId() {
      return commandId();
    },
    actor,
    subjectId: caller ? subjectOf(caller) : ANONYMOUS.id,
    ...(caller?.actingAs !== undefined && { actingAs: caller.actingAs }),
    occurredAt: parts.clock(),
    ...originOf(request),
    ...(typeof proofOfWork === 'string' && { proofOfWork }),
    ...(expectedVersion !== undefined && { expectedVersion }),
  };
}

export const actorOf = ({ kind, accountId }: Pick<Caller, 'kind' | 'accountId'>): Actor => ({
  kind: ACTOR_KIND_OF_ROLE[kind],
  id: accountId,
});

/** Where a request comes from. */
export function originOf(request: FastifyRequest): Pick<CommandContext, 'ip' | 'userAgent'> {
  const userAgent = request.headers['user-agent'];
  return {
    ip: plainAddress(request.ip),
    ...(userAgent !== undefined && { userAgent: withoutCardNumbers(userAgent.slice(0, MAX_USER_AGENT)) }),
  };
}

/** UUIDv5(actor, route, key): another person's key never names this person's command. */
export const commandIdOf = (actor: Actor, routeId: string, key: string): string =>
  uuidV5(uuidV5(COMMANDS, `${actor.kind}\n${actor.id}\n${routeId}`), key);

/** The newest of the positions that the caller saw: only here can they be compared. */
export function minimumPositionOf({ headers }: FastifyRequest, positions: SealedPositions): number | undefined {
  const seen = openedPositions(headers[MINIMUM_POSITION_HEADER], positions);
  return seen && Math.max(...seen);
}

/**
 * Visitors are one actor. With what is asked for in its place, the key of one never names the command of another, and
 * who repeats the whole request is known again.
 */
function keyWithin(caller: Caller | undefined, key: string | undefined, commandHash: () => string): string {
  if (key === undefined) return randomUUID();
  return caller ? key : `${key}\n${commandHash()}`;
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** A command that compares no version refuses to be asked to: what passes for checked would not be. */
function expectedVersionOf(request: FastifyRequest, { route, schemas }: RouteContract): number | undefined {
  const version = wholeNumberOf(request, IF_MATCH_HEADER, ENTITY_TAG);
  if (route.method === 'GET') return undefined;
  if (version === undefined || schemas.versionOf) return version;
  throw malformed(`The header ${IF_MATCH_HEADER} is not taken here`);
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers[IDEMPOTENCY_KEY_HEADER];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key))
    throw malformed(`The header ${IDEMPOTENCY_KEY_HEADER} is not valid`);
  return key;
}

function wholeNumberOf(request: FastifyRequest, header: string, pattern: RegExp): number | undefined {
  const text = request.headers[header];
  if (text === undefined) return undefined;
  const digits = typeof text === 'string' ? pattern.exec(text)?.[1] : undefined;
  if (digits === undefined) throw malformed(`The header ${header} is not valid`);
  return Number(digits);
}

/** The request without passwords and codes: its hash is kept for ever, and a short secret could be guessed from it. */
const withoutSecrets = (value: ParsedInput): unknown =>
  JSON.parse(JSON.stringify(value, (key, each: unknown) => (isSecretKey(key) ? undefined : each)));
