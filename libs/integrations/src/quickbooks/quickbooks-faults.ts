import { isAnswerObject, partIn, textIn } from '../accounting/answer-parts';
import { type CallFault, CallTooSlow } from '../accounting/provider-calls';

/** A refused call as the SDK tells it, with the wait that it drops. */
export class QuickBooksAnswered extends Error {
  override readonly name = 'QuickBooksAnswered';
  constructor(
    readonly code: string,
    readonly retryAfter: string | undefined,
  ) {
    super(`QuickBooks answered ${code}`);
  }
}

const DEFAULT_RETRY_MS = 30_000;
const AWAY = new Set(['NETWORK_ERROR', 'TIMEOUT_ERROR', 'INTERNAL_SERVER_ERROR', 'OAUTH_ERROR']);

/** Tells what went wrong from the errors of intuit-oauth, without keeping any of them. */
export function quickBooksFault(error: unknown): CallFault {
  if (error instanceof CallTooSlow) return { kind: 'away' };
  if (error instanceof QuickBooksAnswered) return faultOf(error.code, error.retryAfter);
  const said = textIn(error, 'error');
  if (said === 'invalid_grant') return { kind: 'refused', why: said };
  const status = Number(textIn(partIn(partIn(error, 'authResponse'), 'response'), 'status') ?? 0);
  if (status > 0) return faultOf(String(status), undefined);
  const code = textIn(error, 'code');
  return code === undefined || !isAnswerObject(error) ? { kind: 'away' } : faultOf(code, undefined);
}

function faultOf(code: string, retryAfter: string | undefined): CallFault {
  if (code === '401' || code === '3200' || code === 'UNAUTHORIZED') return { kind: 'unauthorised' };
  if (code === '403' || code === 'FORBIDDEN') return { kind: 'withdrawn' };
  if (code === 'RATE_LIMIT_EXCEEDED' || code === '429' || code === '3001')
    return { kind: 'busy', retryAfterMs: millisecondsOf(retryAfter), scope: 'company' };
  // A success that the SDK gives as an error is an answer that broke off.
  if (AWAY.has(code) || /^[25]\d\d$/.test(code) || !/^\d{3,6}$/.test(code)) return { kind: 'away' };
  return { kind: 'refused', why: `QuickBooks answered ${code}` };
}

function millisecondsOf(retryAfter: string | undefined): number {
  const seconds = Number(retryAfter);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds * 1_000) : DEFAULT_RETRY_MS;
}
