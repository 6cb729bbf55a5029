import { isFailedJob, selectFailedJobs, selectQueues } from '@keelson/read-models/operations';
import { jobQueue } from '../../runtime/job-queue';
import type { ExitCode, OperatorContext } from './operator-context';
import { textTable } from './text-table';

/** As many as a terminal shows; the newest first. */
const MOST = 200;

/** What the queues hold, and the jobs whose tries are over. 1 when there are such jobs. */
export async function jobs({ pool, say }: OperatorContext): Promise<ExitCode> {
  const queues = await selectQueues(pool);
  say(
    textTable(
      ['QUEUE', 'WAITING', 'ACTIVE', 'DONE (1 DAY)', 'FAILED'],
      queues.map((each) => [each.queue, each.waiting + each.retrying, each.running, each.done, each.failed]),
    ),
  );
  const failed = await selectFailedJobs(pool, MOST);
  if (failed.length === 0) return 0;
  say('');
  say(
    textTable(
      ['QUEUE', 'JOB', 'TRIES', 'FAILED AT', 'REASON'],
      failed.map((job) => [job.queue, job.id, job.tries, String(job.failed_at), job.reason]),
    ),
  );
  say('Once the cause is gone: jobs retry QUEUE JOB');
  return 1;
}

/** How many jobs there are whose tries are over. */
export const failedCount = async ({ pool }: OperatorContext): Promise<number> =>
  (await selectQueues(pool)).reduce((sum, { failed }) => sum + failed, 0);

/** Puts a failed job back on its queue for one more try. */
export async function retryJob({ pool, say }: OperatorContext, queue: string, id: string): Promise<ExitCode> {
  if (!(await isFailedJob(pool, queue, id))) {
    say(`There is no failed job ${id} on the queue ${queue}.`);
    return 1;
  }
  await jobQueue(pool).retry(queue, id);
  say(`The job ${id} is tried once more.`);
  return 0;
}
