import { wireMessages } from '@keelson/contracts/wire';
import { DecisionFailed, type DecisionFault } from '@keelson/event-store/decisions';
import { Answer } from './answer';
import { isOutage } from './outage';
import { busy, keyReused, PlatformRefusal, Refusal, staleVersion } from './refusal';

export interface Failure {
  readonly answer: Answer<never, string>;
  /** What must be looked at by people: a bug or an outage. */
  readonly fault?: 'bug' | 'outage';
}

const RETRY_AFTER_OUTAGE_SECONDS = 2;

/** The one way from something thrown to something answered. Only a `Refusal` says what was wrong; the rest is generic. */
export function failureAnswer(error: unknown): Failure {
  if (error instanceof Refusal) return { answer: answerOf(error) };
  if (error instanceof DecisionFailed) return { answer: answerOf(DECISION_REFUSALS[error.fault]) };
  const known = frameworkRefusal(error);
  if (known) return { answer: answerOf(known) };
  if (isOutage(error)) {
    return {
      answer: answerOf(
        new PlatformRefusal('UNAVAILABLE', 'The service is not available at the moment. Please try again.', {
          retryAfterSeconds: RETRY_AFTER_OUTAGE_SECONDS,
        }),
      ),
      fault: 'outage',
    };
  }
  return { answer: answerOf(new PlatformRefusal('INTERNAL', wireMessages.somethingWentWrong)), fault: 'bug' };
}

function answerOf({ status, code, message, details }: Refusal): Answer<never, string> {
  return new Answer<never, string>(status, null, message, message, { code, ...details });
}

const DECISION_REFUSALS = {
  'stale-version': staleVersion(),
  'key-reused': keyReused(),
  busy: busy(),
} as const satisfies Record<DecisionFault, Refusal>;

const FRAMEWORK_REFUSALS: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new PlatformRefusal('BODY_TOO_LARGE', 'The body is too large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new PlatformRefusal('UNSUPPORTED_MEDIA_TYPE', 'The body must be application/json'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new PlatformRefusal('MALFORMED', 'The body is not as long as its header says'),
  FST_ERR_BAD_URL: new PlatformRefusal('MALFORMED', 'The address is not valid'),
  FST_ERR_MAX_PARAM_LENGTH: new PlatformRefusal('NOT_FOUND', 'There is nothing at this address'),
  FST_ERR_ASYNC_CONSTRAINT: new PlatformRefusal('MALFORMED', 'The address is not valid'),
  ERR_HTTP_REQUEST_TIMEOUT: new PlatformRefusal('TIMEOUT', 'The request took too long'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: new PlatformRefusal('BODY_TOO_LARGE', 'The body is too large'),
  HPE_HEADER_OVERFLOW: new PlatformRefusal('HEADERS_TOO_LARGE', 'The headers are too large'),
};

const RANGE_REFUSAL = new PlatformRefusal('RANGE_NOT_SATISFIABLE', 'The file has no such part');

function frameworkRefusal(error: unknown): Refusal | undefined {
  const { code, statusCode } = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>;
  if (statusCode === RANGE_REFUSAL.status) return RANGE_REFUSAL;
  return typeof code === 'string' && Object.hasOwn(FRAMEWORK_REFUSALS, code) ? FRAMEWORK_REFUSALS[code] : undefined;
}
