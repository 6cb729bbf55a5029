import { OPERATIONS_PARTITION, operationsDecider, VERIFICATION_STREAM } from '@keelson/domain/operations';
import { uuidV5 } from '@keelson/event-store/codec';
import type { LogVerification } from '@keelson/event-store/roots';
import type { Logger } from 'pino';
import { type JobHandler, JobRefused, type JobRun } from '../runtime/job';
import { HOUR_MS, type Schedule } from '../runtime/schedule';
import type { Deciding } from '../runtime/worker-runner';
import { faultText } from './fault-text';
import type { LogVerifier } from './log-verifier';
import { verificationCommand } from './verification-command';

const SIX_HOURS_S = 6 * 3_600;
const QUEUE = 'verify-log';

/**
 * Recomputes all hash chains and holds every signed root against the log, and keeps in the log what it found. A fault
 * stays as a failed job until somebody acts.
 */
export const verifyLogJob: JobHandler<
  Record<string, never>,
  Deciding & { readonly verifier: LogVerifier; readonly log: Logger }
> = {
  queue: QUEUE,
  retry: { limit: 2, delaySeconds: 300, deadlineSeconds: SIX_HOURS_S },
  async handle(_data, context) {
    const { verifier, log } = context;
    const found = await verifier.verify();
    if (found.kind !== 'intact') log.error({ found }, 'the log was changed');
    await keep(context, found);
    if (found.kind !== 'intact') throw new JobRefused(faultText(found));
    const { events, roots } = found;
    log.info({ events, roots }, 'log verified: every event is as it was appended');
  },
};

export const verifyLogSchedule: Schedule = { queue: QUEUE, everyMs: 24 * HOUR_MS, afterMs: 2 * HOUR_MS };

// Each try is a verification of its own.
async function keep({ runner, jobId, attempt }: Deciding & JobRun, found: LogVerification): Promise<void> {
  const id = uuidV5(jobId, `try ${attempt}`);
  await runner.record({
    decider: operationsDecider,
    streamId: VERIFICATION_STREAM,
    command: verificationCommand(id, found),
    partitionKey: OPERATIONS_PARTITION,
    context: {
      commandId: id,
      correlationId: id,
      causationId: id,
      actor: { kind: 'system', id: QUEUE },
      subjectId: OPERATIONS_PARTITION,
    },
  });
}
