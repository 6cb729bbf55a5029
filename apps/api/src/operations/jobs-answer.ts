import type { overviewContract } from '@keelson/contracts/operations';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { FailedJob, OpenRequest, QueueCount } from '@keelson/read-models/operations';

type Overview = AnswerInputOf<typeof overviewContract>;

const instant = (value: Date | string): string => new Date(value).toISOString();
const seconds = (ms: number | null): number | null => (ms === null ? null : Math.round(ms / 1_000));

export const jobsAnswer = (
  queues: readonly QueueCount[],
  failed: readonly FailedJob[],
  open: readonly OpenRequest[],
): Overview['jobs'] => ({
  queues: queues.map((each) => ({
    queue: each.queue,
    waiting: each.waiting,
    running: each.running,
    retrying: each.retrying,
    failed: each.failed,
    done: each.done,
    oldestWaitingSeconds: seconds(each.oldest_waiting_ms),
    lastDone: each.last_done && instant(each.last_done),
  })),
  failed: failed.map(({ queue, id, tries, failed_at, reason }) => ({
    queue,
    jobId: id,
    tries,
    failedAt: instant(failed_at),
    reason: reason ?? 'It left no word',
    retryAsked: open.some(({ kind, name, item }) => kind === 'job-retry' && name === queue && item === id),
  })),
  failedTotal: queues.reduce((sum, each) => sum + each.failed, 0),
});

/** The queues that send mail are called so. */
const isMail = ({ queue }: QueueCount): boolean => queue.endsWith('-mail');

export function mailAnswer(queues: readonly QueueCount[]): Overview['mail'] {
  const mails = queues.filter(isMail);
  const waits = mails.flatMap(({ oldest_waiting_ms }) => oldest_waiting_ms ?? []);
  const sent = mails.flatMap(({ last_done }) => (last_done === null ? [] : instant(last_done))).sort();
  return {
    waiting: mails.reduce((sum, { waiting, running, retrying }) => sum + waiting + running + retrying, 0),
    failed: mails.reduce((sum, { failed }) => sum + failed, 0),
    oldestWaitingSeconds: waits.length === 0 ? null : seconds(Math.max(...waits)),
    lastSent: sent.at(-1) ?? null,
  };
}
