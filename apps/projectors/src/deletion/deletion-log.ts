import { type DeletionCommand, deletionDecider, deletionStream } from '@keelson/domain/deletion';
import { uuidV5 } from '@keelson/event-store/codec';
import { decideAndAppend, stateOf } from '../operate/decide-and-append';
import type { Services } from '../runtime/services';

/** What an event about a deletion asks of the workers. */
export type DeletionJob = {
  readonly accountId: string;
  readonly causationId: string;
  readonly correlationId: string;
};

type Log = Pick<Services, 'store' | 'codec'>;

/** Where the deletion of an account stands. */
export const deletionState = async (log: Log, accountId: string) =>
  (await stateOf(log, deletionDecider, deletionStream(accountId))).state;

/**
 * Records what a worker did about a deletion; the same for every try of one job.
 * @param subjectId whom it is about, where that is not the account itself
 */
export const recordDeletion = (
  log: Log,
  queue: string,
  { accountId, causationId, correlationId }: DeletionJob,
  command: DeletionCommand,
  subjectId = accountId,
): Promise<void> =>
  decideAndAppend(log, {
    decider: deletionDecider,
    streamId: deletionStream(subjectId),
    command,
    metadata: {
      commandId: uuidV5(causationId, subjectId === accountId ? command.name : `${command.name} ${subjectId}`),
      correlationId,
      causationId,
      actor: { kind: 'system', id: queue },
      subjectId,
      partitionKey: subjectId,
    },
  });
