import type { ExitCode, OperatorContext } from './operator-context';

/** Recomputes every hash of the log. 1 when anything differs, naming the first bad event. */
export async function verify({ store, say }: OperatorContext): Promise<ExitCode> {
  const found = await store.verifyAll();
  if (found.kind === 'intact') {
    say(`All ${found.events} events are as they were appended.`);
    return 0;
  }
  const { reason, position, streamId, version, eventId, type } = found;
  say(`The log was changed. The first bad event is ${eventId}:`);
  say(`stream ${streamId}, version ${version}, position ${position}, type ${type}, reason ${reason}`);
  return 1;
}
