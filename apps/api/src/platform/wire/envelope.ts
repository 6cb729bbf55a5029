import type { AnswerMeta, Envelope } from '@keelson/contracts/wire';
import type { SealedPositions } from '@keelson/vault';
import type { Answer, Meta } from './answer';

export function envelopeOf(
  answer: Answer<unknown, string>,
  data: unknown,
  correlationId: string,
  meta?: AnswerMeta,
): Envelope<unknown> {
  const { code, errors, contentStatus } = answer.extras;
  return {
    responseCode: answer.status,
    responseMessage: answer.message,
    statusMessage: answer.statusMessage,
    ...(contentStatus && { status: contentStatus }),
    data,
    ...(code !== undefined && { code }),
    ...(errors && errors.length > 0 && { errors }),
    correlationId,
    ...(meta && { meta }),
  };
}

/** As it leaves the API. */
export const sealedMeta = ({ position, ...meta }: Meta, positions: SealedPositions): AnswerMeta => ({
  ...(position !== undefined && { position: positions.seal(position) }),
  ...meta,
});
