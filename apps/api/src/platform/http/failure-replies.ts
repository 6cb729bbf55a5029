import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { unsatisfiableRange } from '../web/web-files';
import { malformed } from '../wire/refusal';
import { failureAnswer } from '../wire/failure-answer';

export type ReplyWithFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply) => void;

const BROKEN_OFF = malformed('The request broke off');

/** The body stopped in the middle: Node gives its stream the same error as a connection of ours that is lost. */
const brokenOff = ({ raw }: FastifyRequest, error: unknown): boolean =>
  raw.destroyed && !raw.complete && error === raw.errored;

/** The one exception path: whatever was thrown, wherever, is logged once if it is a fault and answered by the envelope. */
export function failureReplies(log: Logger): ReplyWithFailure {
  return (error, request, reply) => {
    const { answer, fault } = failureAnswer(brokenOff(request, error) ? BROKEN_OFF : error);
    if (fault) {
      log.error(
        { fault, correlationId: request.id, route: request.routeOptions.config.contract?.route.id, err: error },
        fault === 'bug' ? 'a request failed' : 'a request found a part of the system away',
      );
    }
    const range = unsatisfiableRange(error);
    if (range !== undefined) void reply.header('content-range', range);
    if (!reply.sent) void reply.send(answer);
  };
}
