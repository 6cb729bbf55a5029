import { AsyncLocalStorage } from 'node:async_hooks';

/** What code far from the controller may know of the request that it works for. */
export interface RequestScope {
  readonly correlationId: string;
  /** `performance.now()` after which nobody waits for the answer. */
  readonly deadline: number;
}

export const requestScope = new AsyncLocalStorage<RequestScope>();

const MINIMUM_MS = 1;

/** Milliseconds that remain for the current request, at most `most`; for statement and HTTP timeouts. */
export function remainingMs(most: number): number {
  const scope = requestScope.getStore();
  if (!scope) return most;
  return Math.max(MINIMUM_MS, Math.min(most, Math.floor(scope.deadline - performance.now())));
}
