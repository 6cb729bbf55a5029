import type { KeyedHash } from '@keelson/vault';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Answer, RawAnswer } from '../wire/answer';
import { envelopeOf } from '../wire/envelope';
import { entityTagOf, isTagged, sendEntityTags } from './entity-tags';

/** Turns what controllers return into bytes: the envelope around the contract's answer, or the document as it is. */
export function shapeAnswers(server: FastifyInstance, tagHash: KeyedHash): void {
  server.addHook('preSerialization', (request, reply, payload, done) => {
    try {
      if (isAnswer(payload)) done(null, envelope(payload, request, reply, tagHash));
      else if (payload instanceof RawAnswer) done(null, document(payload, reply));
      else throw new Error(`${request.method} ${request.routeOptions.url ?? '?'} answered without an envelope`);
    } catch (error) {
      done(error as Error);
    }
  });
  sendEntityTags(server);
}

const isAnswer = (payload: unknown): payload is Answer<unknown, string> => payload instanceof Answer;

function envelope(
  answer: Answer<unknown, string>,
  request: FastifyRequest,
  reply: FastifyReply,
  tagHash: KeyedHash,
): unknown {
  const { contract } = request.routeOptions.config;
  const data = answer.succeeded && contract ? contract.schemas.answer.parse(answer.data) : answer.data;
  reply.code(answer.status).header('content-type', 'application/json; charset=utf-8');
  const { retryAfterSeconds, headers } = answer.extras;
  if (isTagged(request, answer)) reply.entityTag = entityTagOf(answer, data, tagHash);
  if (headers) reply.headers(headers);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return envelopeOf(answer, data, request.id);
}

function document(answer: RawAnswer, reply: FastifyReply): unknown {
  reply.code(200).headers(answer.headers).header('content-type', answer.contentType);
  reply.serializer((payload: string) => payload);
  return answer.body;
}
