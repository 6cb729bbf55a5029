import type { Consumer } from 'kafkajs';

/** How long a broker waits for events before it answers that there are none. */
export const FETCH_MS = 1_000;
const SILENT_MS = 15_000;

/**
 * Resolves when the signal says so; rejects when the consumer has crashed, or is taken for dead: kafkajs 2.2.4 may stop
 * fetching without a word (its issue 659), while each fetch is answered within a second.
 */
export async function endOf(consumer: Consumer, signal: AbortSignal, onAnswer: () => void): Promise<void> {
  let heardAt = Date.now();
  let watch: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((done, failed) => {
      consumer.on(consumer.events.FETCH, () => {
        if (signal.aborted) return;
        heardAt = Date.now();
        onAnswer();
      });
      consumer.on(consumer.events.CRASH, ({ payload: { error } }) => failed(error));
      watch = setInterval(() => {
        if (Date.now() - heardAt > SILENT_MS) failed(new Error(`no answer for ${SILENT_MS} ms`));
      }, FETCH_MS);
      signal.addEventListener('abort', () => done(), { once: true });
      if (signal.aborted) done();
    });
  } finally {
    clearInterval(watch);
  }
}
