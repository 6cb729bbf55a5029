import type { Envelope } from '@keelson/contracts/wire';
import type { Answer } from './answer';

export function envelopeOf(answer: Answer<unknown, string>, data: unknown, correlationId: string): Envelope<unknown> {
  const { code, errors, meta, contentStatus } = answer.extras;
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
