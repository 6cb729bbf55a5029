import type { CircuitBreaker } from './circuit-breaker';

export interface FetchLimits {
  /** Longest wait for the whole answer. */
  readonly timeoutMs: number;
  readonly mostBytes: number;
}

export interface FetchedAnswer {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: Headers;
  readonly text: string;
}

class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong';
}

/**
 * Asks a provider over HTTP, unless it was down a moment ago: no redirection is followed, nobody waits for ever, and no
 * answer is read beyond its limit. An answer of 500 and above counts as down.
 * @throws Error when there is no whole answer; its text names neither address nor headers.
 */
export async function guardedFetch(
  breaker: CircuitBreaker,
  url: string,
  init: Omit<RequestInit, 'redirect' | 'signal'>,
  { timeoutMs, mostBytes }: FetchLimits,
): Promise<FetchedAnswer> {
  if (breaker.waitMs() > 0) throw new Error('it was down a moment ago');
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const text = await textOf(response, mostBytes);
    if (response.status >= 500) breaker.failed();
    else breaker.succeeded();
    return { status: response.status, ok: response.ok, headers: response.headers, text };
  } catch (error) {
    if (error instanceof AnswerTooLong) breaker.succeeded();
    else breaker.failed();
    throw error;
  }
}

async function textOf(response: Response, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new AnswerTooLong('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
