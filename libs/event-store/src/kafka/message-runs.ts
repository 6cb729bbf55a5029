import type { EventMessage } from './event-message';

/** Well below what a topic takes as one batch. */
export const RUN_BYTES = 1_048_576;

/** Cuts messages into runs of at most so many bytes; a message that is larger stands alone. */
export function messageRuns(
  messages: readonly EventMessage[],
  mostBytes = RUN_BYTES,
): readonly (readonly EventMessage[])[] {
  const runs: EventMessage[][] = [];
  let bytes = 0;
  for (const message of messages) {
    const size = Buffer.byteLength(message.value);
    const run = runs.at(-1);
    if (run && bytes + size <= mostBytes) {
      run.push(message);
      bytes += size;
    } else {
      runs.push([message]);
      bytes = size;
    }
  }
  return runs;
}
