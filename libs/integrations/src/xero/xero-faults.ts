import { type CallFault, CallTooSlow } from '../accounting/provider-calls';
import { isAnswerObject, textIn } from '../accounting/answer-parts';

const DEFAULT_RETRY_MS = 30_000;
/** Which limit was met: `Minute`, `Day`, `Concurrent`, or `AppMinute`, however it is spelt. */
const PROBLEM = 'x-rate-limit-problem';

/** Tells what went wrong from the errors of xero-node, openid-client and fetch, without keeping any of them. */
export function xeroFault(error: unknown): CallFault {
  if (error instanceof CallTooSlow) return { kind: 'away' };
  if (error instanceof XeroAnswered) return faultOf(error.status, error.retryAfter);
  // The SDK rejects calls of the API with a JSON text.
  if (typeof error === 'string') return faultOfText(error);
  const code = textIn(error, 'error');
  if (code === 'invalid_grant') return { kind: 'refused', why: code };
  const response = isAnswerObject(error) ? error['response'] : undefined;
  const status = isAnswerObject(response) ? Number(response['statusCode']) : 0;
  return Number.isInteger(status) && status > 0 ? faultOf(status, undefined) : { kind: 'away' };
}

/** An answer to a call that the SDK has no way for. */
export class XeroAnswered extends Error {
  override readonly name = 'XeroAnswered';
  constructor(
    readonly status: number,
    readonly retryAfter: string | undefined,
  ) {
    super(`Xero answered ${status}`);
  }
}

function faultOfText(text: string): CallFault {
  const parsed = parsedText(text);
  const response = isAnswerObject(parsed) ? parsed['response'] : undefined;
  if (!isAnswerObject(response)) return { kind: 'away' };
  const { headers } = response;
  // Another token of the same consent would reach no further.
  if (textIn(headers, 'www-authenticate')?.includes('insufficient_scope')) return { kind: 'lacksScope' };
  return faultOf(Number(response['statusCode']), textIn(headers, 'retry-after'), textIn(headers, PROBLEM));
}

function parsedText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function faultOf(status: number, retryAfter: string | undefined, problem = ''): CallFault {
  if (status === 401) return { kind: 'unauthorised' };
  if (status === 403) return { kind: 'withdrawn' };
  if (status === 429) {
    const scope = problem.toLowerCase().startsWith('app') ? 'app' : 'company';
    return { kind: 'busy', retryAfterMs: millisecondsOf(retryAfter), scope };
  }
  if (status >= 400 && status < 500) return { kind: 'refused', why: `Xero answered ${status}` };
  return { kind: 'away' };
}

export function millisecondsOf(retryAfter: string | undefined): number {
  const seconds = Number(retryAfter);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds * 1_000) : DEFAULT_RETRY_MS;
}
