import { setTimeout as pause } from 'node:timers/promises';
import { ProviderBusy } from '@keelson/integrations/accounting';

/** Longer in all is not worth a worker: the job comes again later and goes on with what it has. */
const LONGEST_WAIT_MS = 120_000;

const waiting = (ms: number, signal: AbortSignal): Promise<unknown> => pause(ms, undefined, { signal });

/** Asks again each time the provider asks for patience. @throws ProviderBusy when it asks for too much. */
export async function patiently<Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal,
  wait = waiting,
): Promise<Answer> {
  let waitedMs = 0;
  for (;;) {
    try {
      signal.throwIfAborted();
      return await ask();
    } catch (error) {
      if (!(error instanceof ProviderBusy)) throw error;
      waitedMs += error.retryAfterMs;
      if (waitedMs > LONGEST_WAIT_MS) throw error;
      await wait(error.retryAfterMs, signal);
    }
  }
}
