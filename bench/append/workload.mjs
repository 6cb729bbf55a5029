import { randomUUID } from 'node:crypto';
import { library } from '../machine/product.mjs';

const { createEventCodec, InMemorySubjectKeys } = library('event-store/codec');

export const TYPE = 'bench.thing-happened.v1';
const APPENDS_PER_STREAM = 10;
const WARM_UP_MS = 300;

const subjects = Array.from({ length: 200 }, () => `acc_${randomUUID()}`);
const filler = 'x'.repeat(120);

/** Makes the events of one command as the product does: ids from the command, one personal field sealed. */
export function eventMaker({ encrypted = true } = {}) {
  const personal = encrypted ? { note: 'erased' } : {};
  const codec = createEventCodec({ current: { [TYPE]: { personal } } }, new InMemorySubjectKeys());
  return (caller, size) => {
    const commandId = randomUUID();
    const subjectId = subjects[caller % subjects.length];
    return codec.encode(
      Array.from({ length: size }, () => ({
        type: TYPE,
        data: { note: 'a note of a person', step: 'generic', filler },
      })),
      {
        commandId,
        commandHash: 'h'.repeat(43),
        correlationId: commandId,
        causationId: commandId,
        actor: { kind: 'customer', id: subjectId },
        subjectId,
        partitionKey: subjectId,
      },
    );
  };
}

/**
 * Lets callers append one after the other, each to streams of its own of ten appends, and counts what came back after
 * the warm-up. `append(streamId, version, events, last)` rejects unless all of it is durable; its answer is the `last` of
 * the stream's next append.
 */
export async function runCallers({ callers, size, seconds, makeEvents }, append) {
  const begin = performance.now() + WARM_UP_MS;
  const end = begin + seconds * 1000;
  const times = [];
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      let last;
      for (let stream = `bench-${randomUUID()}`, version = 0; performance.now() < end;) {
        const events = await makeEvents(caller, size);
        const sent = performance.now();
        last = await append(stream, version, events, version === 0 ? undefined : last);
        const back = performance.now();
        if (back >= begin && back < end) times.push(back - sent);
        version += size;
        if (version === APPENDS_PER_STREAM * size) [stream, version] = [`bench-${randomUUID()}`, 0];
      }
    }),
  );
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return { rate: (times.length * size) / seconds, p50: at(0.5), p99: at(0.99) };
}
