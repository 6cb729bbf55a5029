import { OPERATIONS_PARTITION, type OperationsCommand, operationsDecider } from '@keelson/domain/operations';
import { uuidV5 } from '@keelson/event-store/codec';
import type { Vault } from '@keelson/vault';
import { failureText } from '../failure';
import type { JobHandler, JobRun } from '../job';
import type { Deciding } from '../worker-runner';
import { type Holding, holdAlone } from './hold-alone';

/** What an operator asked for, as its job carries it. */
export type RequestData = {
  readonly requestId: string;
  /** Account of who asked. */
  readonly requestedBy: string;
  /** Where the request and its outcome are recorded. */
  readonly streamId: string;
  readonly causationId: string;
  readonly correlationId: string;
};

/** What the work on a request needs besides what its kind needs. */
export interface Performing extends Deciding, Holding {
  readonly vault: Pick<Vault, 'credentials'>;
}

export const RIGHT_WITHDRAWN = 'Who asked is no longer a super admin';

/** Crashes of workers and outages are survived; the rest ends a request at once. */
export const REQUEST_RETRY = { limit: 12, delaySeconds: 1, deadlineSeconds: 6 * 3_600 } as const;

export const requestDone = (requestId: string, reason: string | null = null): OperationsCommand => ({
  name: 'EndRequest',
  requestId,
  outcome: 'done',
  reason,
});

export const requestFailed = (requestId: string, reason: string): OperationsCommand => ({
  name: 'EndRequest',
  requestId,
  outcome: 'failed',
  reason,
});

/**
 * Does what an operator asked for and records its outcome, once, whichever worker comes to its end. The right of who
 * asked is looked at again first: it may have been withdrawn while the job was waiting.
 */
export async function performRequest(
  { queue, retry = REQUEST_RETRY }: Pick<JobHandler<RequestData>, 'queue' | 'retry'>,
  request: RequestData,
  context: Performing & JobRun,
  perform: () => Promise<OperationsCommand>,
): Promise<void> {
  const { requestId } = request;
  const { state } = await context.runner.load(operationsDecider, request.streamId);
  if (state.open !== requestId) return;
  if (!(await mayStillAsk(request, context))) {
    context.log.warn({ requestId, queue, requestedBy: request.requestedBy }, 'request refused: the right is withdrawn');
    return end(request, queue, context, {
      name: 'EndRequest',
      requestId,
      outcome: 'refused',
      reason: RIGHT_WITHDRAWN,
    });
  }
  const release = await holdAlone(requestId, queue, context);
  try {
    await end(request, queue, context, await perform());
  } catch (error) {
    if (context.attempt <= retry.limit) throw error;
    await end(request, queue, context, requestFailed(requestId, failureText(error)));
  } finally {
    await release();
  }
}

async function mayStillAsk({ requestedBy }: RequestData, { vault }: Performing): Promise<boolean> {
  const credential = await vault.credentials.byId(requestedBy);
  return credential?.kind === 'superAdmin' && !credential.disabled;
}

async function end(
  request: RequestData,
  queue: string,
  { runner }: Deciding,
  command: OperationsCommand,
): Promise<void> {
  await runner.record({
    decider: operationsDecider,
    streamId: request.streamId,
    command,
    partitionKey: OPERATIONS_PARTITION,
    context: {
      commandId: uuidV5(request.requestId, command.name),
      correlationId: request.correlationId,
      causationId: request.causationId,
      actor: { kind: 'system', id: queue },
      subjectId: request.requestedBy,
    },
  });
}
