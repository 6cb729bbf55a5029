import { randomUUID } from 'node:crypto';
import { deletionDecider, deletionStream } from '@keelson/domain/deletion';
import { type TimelineCommand, timelineDecider, type TimelineState, timelineStream } from '@keelson/domain/timeline';
import { uuidV5 } from '@keelson/event-store/codec';
import type { Clock } from '@keelson/kernel';
import { TimelineAccountGone } from '@keelson/vault';
import { TIMELINE_DAYS, TIMELINE_FORMATS } from '@keelson/vocabulary';
import type { Logger } from 'pino';
import { failureText } from '../runtime/failure';
import type { JobHandler, JobRun } from '../runtime/job';
import { beginTimeline, type TimelineSources } from './collect-timeline';
import { packed } from './packed';
import { timelineHtml } from './timeline-html';
import { timelineJson } from './timeline-json';

export const TIMELINE_EXPORT_QUEUE = 'timeline-export';

const RETRY = { limit: 5, delaySeconds: 2, deadlineSeconds: 1_800 } as const;
const DAY_MS = 86_400_000;
const WRITERS = { html: timelineHtml, json: timelineJson };

export type TimelineJob = {
  readonly accountId: string;
  readonly exportId: string;
  readonly causationId: string;
  readonly correlationId: string;
};

type Needs = TimelineSources & { readonly clock: Clock; readonly log: Logger };

/** Puts together everything that is recorded about a person. The last try records that it failed. */
export const timelineExportJob: JobHandler<TimelineJob, Needs> = {
  queue: TIMELINE_EXPORT_QUEUE,
  retry: RETRY,
  async handle(job, context) {
    const { accountId, exportId } = job;
    const { state } = await context.runner.load(timelineDecider, timelineStream(accountId));
    if (state.kind !== 'under-way' || state.exportId !== exportId) return;
    try {
      if (!(await mayStillHave(job, context))) throw new TimelineAccountGone();
      await putTogether(job, context);
    } catch (error) {
      const gone = error instanceof TimelineAccountGone;
      if (!gone && context.attempt <= RETRY.limit) throw error;
      context.log.warn({ accountId, exportId, reason: failureText(error) }, 'a timeline was not prepared');
      const reason = gone ? 'account-closed' : 'broken-down';
      await record(job, context, { name: 'GiveUpExport', exportId, reason });
    }
  },
};

/** Of several workers that are at it together one is recorded; the files of the others go. */
async function putTogether(job: TimelineJob, context: Needs & JobRun): Promise<void> {
  const { accountId, exportId } = job;
  const [fileId, at] = [randomUUID(), context.clock()];
  const events = await write(accountId, fileId, context, at);
  const state = await record(job, context, { name: 'RecordExport', exportId, fileId, events, at });
  if (state.kind === 'made') await context.vault.timelineFiles.forgetOthers({ accountId, fileId: state.fileId });
}

/** It may have waited: the right to it is looked at when it is used, not only when it is asked for. */
async function mayStillHave({ accountId }: TimelineJob, { runner, vault }: Needs): Promise<boolean> {
  const credential = await vault.credentials.byId(accountId);
  if (!credential || credential.disabled || credential.kind !== 'customer') return false;
  const { state } = await runner.load(deletionDecider, deletionStream(accountId));
  return state.kind !== 'access-ended' && state.kind !== 'erased';
}

async function write(accountId: string, fileId: string, context: Needs & JobRun, at: Date): Promise<number> {
  const timeline = await beginTimeline(accountId, at, context);
  const { timelineFiles } = context.vault;
  const expiresAt = new Date(at.getTime() + TIMELINE_DAYS * DAY_MS);
  let events = 0;
  for (const format of TIMELINE_FORMATS) {
    events = 0;
    const counted = async function* () {
      for await (const entry of timeline.entries()) {
        context.signal.throwIfAborted();
        events += 1;
        yield entry;
      }
    };
    const text = WRITERS[format](timeline.head, counted());
    await timelineFiles.write({ accountId, fileId, format }, packed(text), expiresAt);
  }
  return events;
}

async function record(job: TimelineJob, { runner }: Needs, command: TimelineCommand): Promise<TimelineState> {
  const { accountId, exportId, causationId, correlationId } = job;
  const { state } = await runner.record({
    ...{ decider: timelineDecider, streamId: timelineStream(accountId), partitionKey: accountId, command },
    context: {
      commandId: uuidV5(exportId, command.name),
      ...{ correlationId, causationId, subjectId: accountId },
      actor: { kind: 'system', id: TIMELINE_EXPORT_QUEUE },
    },
  });
  return state;
}
