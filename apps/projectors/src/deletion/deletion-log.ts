import { type DeletionCommand, deletionDecider, deletionStream } from '@keelson/domain/deletion';
import { uuidV5 } from '@keelson/event-store/codec';
import type { Deciding } from '../runtime/worker-runner';

/** What an event about a deletion asks of the workers. */
export type DeletionJob = {
  readonly accountId: string;
  readonly causationId: string;
  readonly correlationId: string;
};

/** Where the deletion of an account stands. */
export const deletionState = async ({ runner }: Deciding, accountId: string) =>
  (await runner.load(deletionDecider, deletionStream(accountId))).state;

/**
 * Records what a worker did about a deletion; the same for every try of one job.
 * @param subjectId whom it is about, where that is not the account itself
 */
export async function recordDeletion(
  { runner }: Deciding,
  queue: string,
  { accountId, causationId, correlationId }: DeletionJob,
  command: DeletionCommand,
  subjectId = accountId,
): Promise<void> {
  await runner.record({
    decider: deletionDecider,
    streamId: deletionStream(subjectId),
    command,
    partitionKey: subjectId,
    context: {
      commandId: uuidV5(causationId, subjectId === accountId ? command.name : `${command.name} ${subjectId}`),
      correlationId,
      causationId,
      actor: { kind: 'system', id: queue },
      subjectId,
    },
  });
}
