import type { KeyedHash, SealedPositions } from '@keelson/vault';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Answer, RawAnswer } from '../wire/answer';
import { envelopeOf, sealedMeta } from '../wire/envelope';
import { entityTagOf, isTagged, sendEntityTags } from './entity-tags';

export interface ShapingParts {
  readonly tagHash: KeyedHash;
  readonly positions: SealedPositions;
}

/** Turns what controllers return into bytes: the envelope around the contract's answer, or the document as it is. */
export function shapeAnswers(server: FastifyInstance, parts: ShapingParts): void {
  server.addHook('preSerialization', (request, reply, payload, done) => {
    try {
      if (isAnswer(payload)) done(null, envelope(payload, request, reply, parts));
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
  { tagHash, positions }: ShapingParts,
): unknown {
  const { contract } = request.routeOptions.config;
  const data = answer.succeeded && contract ? contract.schemas.answer.parse(answer.data) : answer.data;
  reply.code(answer.status).header('content-type', 'application/json; charset=utf-8');
  const { retryAfterSeconds, headers, meta } = answer.extras;
  if (isTagged(request, answer)) reply.entityTag = entityTagOf(answer, data, tagHash);
  if (headers) reply.headers(headers);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return envelopeOf(answer, data, request.id, meta && sealedMeta(meta, positions));
}

function document(answer: RawAnswer, reply: FastifyReply): unknown {
  reply.code(answer.status).headers(answer.headers).header('content-type', answer.contentType);
  reply.serializer((payload: string) => payload);
  return answer.body;
}
