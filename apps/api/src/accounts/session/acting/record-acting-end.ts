import { actingDecider, actingStream } from '@keelson/domain/acting';
import type { DeciderRunner } from '@keelson/event-store/decisions';
import type { ActingEnd } from '@keelson/vocabulary';
import type { Caller } from '../../../platform/access/caller';
import type { CommandContext } from '../../../platform/execution/command-context';

/** @returns the position of the record; `undefined` where the caller acted for nobody. */
export async function recordActingEnd(
  runner: DeciderRunner,
  how: ActingEnd,
  { actingAs, actingGrant }: Caller,
  context: CommandContext,
): Promise<number | undefined> {
  if (actingAs === undefined || actingGrant === undefined) return undefined;
  const recorded = await runner.run({
    decider: actingDecider,
    streamId: actingStream(actingGrant),
    partitionKey: actingAs,
    subjectId: actingAs,
    command: { name: 'EndActing', how },
    context,
  });
  if (!recorded.ok) throw new Error(`the end of acting was refused: ${recorded.failure.code}`);
  return recorded.value.position;
}
