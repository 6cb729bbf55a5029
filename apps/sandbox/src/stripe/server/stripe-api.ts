import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { operations } from '../api/operations';
import type { World } from '../machine/world';
import { API_VERSION } from '../objects/account-objects';
import { newId } from '../objects/identifiers';
import { expanded } from '../wire/expand';
import { parseForm } from '../wire/form';
import type { Operation } from '../wire/operation';
import { invalid, Refusal } from '../wire/refusal';
import { listIn, optional, text } from '../wire/shapes';
import { checkKey, expiredKey } from './authentication';
import { isClientFault } from './client-fault';
import type { AnswerFault, FaultSwitches } from './faults';
import { type Answer, IdempotentAnswers } from './idempotency';

export interface ApiOptions {
  readonly world: World;
  readonly faults: FaultSwitches;
  readonly secretKey: string;
}

const SLOW_MS = 15_000;
const LONGEST_KEY = 255;
const expandShape = optional(listIn(text(200)));

/** The API under /v1. */
export async function stripeApi(server: FastifyInstance, { world, faults, secretKey }: ApiOptions): Promise<void> {
  const answers = new IdempotentAnswers(world.state, world.time);

  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_048_576 },
    (_request, body, done) => done(null, body),
  );
  server.setNotFoundHandler((request, reply) => {
    const refused = new Refusal(
      404,
      'invalid_request_error',
      `Unrecognized request URL (${request.method}: ${request.url.split('?')[0] ?? ''}).`,
    );
    return tell(reply, request.id, refusedAnswer(refused));
  });
  server.setErrorHandler((error, request, reply) => tell(reply, request.id, answerToError(error)));
  for (const each of operations) {
    server.route({ method: each.method, url: each.path, handler: (request, reply) => serve(each, request, reply) });
  }

  async function serve(each: Operation, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const requestId = newId('req', 14);
    const fault = faults.takeAnswer(request.url);
    const key = each.method === 'POST' ? keyOf(request) : undefined;
    const early = earlyAnswer(request, fault, secretKey);
    if (early !== undefined) return tell(reply, requestId, early);
    if (fault === 'slow') await pause(SLOW_MS);
    const wanted = `${request.method} ${request.url} ${typeof request.body === 'string' ? request.body : ''}`;
    const { answer, isReplay } = answered(each, request, wanted, key, requestId, fault);
    await world.state.keep();
    if (fault === 'lost-reply') {
      request.raw.socket.destroy();
      return reply.hijack();
    }
    if (isReplay) void reply.header('idempotent-replayed', 'true');
    if (key !== undefined) void reply.header('idempotency-key', key);
    return tell(reply, requestId, answer);
  }

  function answered(
    each: Operation,
    request: FastifyRequest,
    wanted: string,
    key: string | undefined,
    requestId: string,
    fault: AnswerFault,
  ): { readonly answer: Answer; readonly isReplay: boolean } {
    try {
      const known = key === undefined ? undefined : answers.known(key, wanted);
      if (known !== undefined) return { answer: known, isReplay: true };
      const prepared = prepare(each, request);
      const answer = fault === 'kept-error' ? serverError() : perform(each, prepared, requestId, key);
      if (key !== undefined) answers.keep(key, wanted, answer);
      return { answer, isReplay: false };
    } catch (error) {
      if (error instanceof Refusal) return { answer: refusedAnswer(error), isReplay: false };
      throw error;
    }
  }

  function perform(each: Operation, prepared: Prepared, requestId: string, key: string | undefined): Answer {
    try {
      const mark = { id: requestId, idempotency_key: key ?? null };
      const made = world.events.during(mark, () => each.act(world, prepared.given, prepared.id));
      return { status: 200, body: JSON.stringify(expanded(world.state, made, prepared.expand)) };
    } catch (error) {
      if (error instanceof Refusal) return refusedAnswer(error);
      throw error;
    }
  }
}

interface Prepared {
  readonly id: string;
  readonly expand: readonly string[];
  readonly given: unknown;
}

/** Refusals from here on are not kept under a key: nothing has been begun. */
function prepare(each: Operation, request: FastifyRequest): Prepared {
  const version = request.headers['stripe-version'];
  if (version !== undefined && version !== API_VERSION)
    throw invalid(`Invalid Stripe API version: ${String(version)}. This sandbox speaks ${API_VERSION}.`);
  const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?') + 1) : '';
  const body = typeof request.body === 'string' ? request.body : '';
  const { expand, ...rest } = parseForm([query, body].filter((part) => part !== '').join('&'));
  const { id = '' } = request.params as { id?: string };
  return { id, expand: expandShape(expand, 'expand') ?? [], given: each.shape(rest, '') };
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? key.slice(0, LONGEST_KEY) : undefined;
}

function earlyAnswer(request: FastifyRequest, fault: AnswerFault, secretKey: string): ToldAnswer | undefined {
  try {
    checkKey(request.headers.authorization, secretKey);
    if (fault === 'expired-key') throw expiredKey();
  } catch (error) {
    if (error instanceof Refusal) return refusedAnswer(error);
    throw error;
  }
  if (fault === 'rate-limit') return { ...RATE_LIMITED, headers: { 'retry-after': '2' } };
  if (fault === 'server-error') return { ...serverError(), headers: { 'stripe-should-retry': 'false' } };
  if (fault === 'retryable-error') return { ...serverError(), headers: { 'stripe-should-retry': 'true' } };
  return undefined;
}

interface ToldAnswer extends Answer {
  readonly headers?: Readonly<Record<string, string>>;
}

const refusedAnswer = (refused: Refusal): Answer => ({ status: refused.status, body: JSON.stringify(refused.body) });

const RATE_LIMITED = refusedAnswer(
  new Refusal(429, 'invalid_request_error', 'Too many requests hit the API too quickly.', { code: 'rate_limit' }),
);

function answerToError(error: unknown): Answer {
  if (error instanceof Refusal) return refusedAnswer(error);
  if (isClientFault(error)) return refusedAnswer(invalid('The request could not be read.'));
  process.stderr.write(
    `payments sandbox: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  return serverError();
}

const serverError = (): Answer =>
  refusedAnswer(new Refusal(500, 'api_error', 'An unknown error occurred at the provider.'));

function tell(reply: FastifyReply, requestId: string, { status, body, headers = {} }: ToldAnswer): FastifyReply {
  return reply
    .code(status)
    .headers({
      ...headers,
      'content-type': 'application/json',
      'request-id': requestId,
      'stripe-version': API_VERSION,
      'cache-control': 'no-store',
    })
    .send(body);
}
