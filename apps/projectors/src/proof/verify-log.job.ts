import { OPERATIONS_PARTITION, operationsDecider, VERIFICATION_STREAM } from '@keelson/domain/operations';
import { uuidV5 } from '@keelson/event-store/codec';
import { decideAndAppend } from '../operate/decide-and-append';
import { type JobContext, type JobHandler, JobRefused } from '../runtime/job';
import { faultText } from './fault-text';
import { verificationCommand } from './verification-command';

const SIX_HOURS_S = 6 * 3_600;
const QUEUE = 'verify-log';

/**
 * Recomputes all hash chains and holds every signed root against the log, and keeps in the log what it found. A fault
 * stays as a failed job until somebody acts.
 */
export const verifyLogJob: JobHandler<Record<string, never>> = {
  queue: QUEUE,
  retry: { limit: 2, delaySeconds: 300, deadlineSeconds: SIX_HOURS_S },
  async handle(_data, context) {
    const { proof, log } = context;
    const found = await proof.verify();
    if (found.kind !== 'intact') log.error({ found }, 'the log was changed');
    await keep(context, found);
    if (found.kind !== 'intact') throw new JobRefused(faultText(found));
    const { events, roots } = found;
    log.info({ events, roots }, 'log verified: every event is as it was appended');
  },
};

// Each try is a verification of its own.
const keep = (context: JobContext, found: Awaited<ReturnType<JobContext['proof']['verify']>>): Promise<void> => {
  const id = uuidV5(context.jobId, `try ${context.attempt}`);
  return decideAndAppend(context, {
    decider: operationsDecider,
    streamId: VERIFICATION_STREAM,
    command: verificationCommand(id, found),
    metadata: {
      commandId: id,
      correlationId: id,
      causationId: id,
      actor: { kind: 'system', id: QUEUE },
      subjectId: OPERATIONS_PARTITION,
      partitionKey: OPERATIONS_PARTITION,
    },
  });
};
