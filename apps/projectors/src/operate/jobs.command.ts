import { jobQueue } from '../runtime/job-queue';
import { failedJobs } from './failed-jobs';
import type { ExitCode, OperatorContext } from './operator-context';
import { textTable } from './text-table';

interface Count {
  readonly queue: string;
  readonly waiting: number;
  readonly active: number;
  readonly done: number;
  readonly failed: number;
}

/** What the queues hold, and the jobs whose tries are over. 1 when there are such jobs. */
export async function jobs({ pool, say }: OperatorContext): Promise<ExitCode> {
  const { rows } = await pool.query<Count>(`
    SELECT q.name AS queue,
      count(*) FILTER (WHERE j.state < 'active')::int AS waiting,
      count(*) FILTER (WHERE j.state = 'active')::int AS active,
      count(*) FILTER (WHERE j.state = 'completed')::int AS done,
      count(*) FILTER (WHERE j.state = 'failed')::int AS failed
    FROM pgboss.queue AS q LEFT JOIN pgboss.job AS j ON j.name = q.name
    GROUP BY q.name ORDER BY q.name`);
  say(
    textTable(
      ['QUEUE', 'WAITING', 'ACTIVE', 'DONE (1 DAY)', 'FAILED'],
      rows.map((row) => [row.queue, row.waiting, row.active, row.done, row.failed]),
    ),
  );
  const failed = await failedJobs(pool);
  if (failed.length === 0) return 0;
  say('');
  say(
    textTable(
      ['QUEUE', 'JOB', 'TRIES', 'FAILED AT', 'REASON'],
      failed.map((job) => [job.queue, job.id, job.tries, job.failed_at, job.reason]),
    ),
  );
  say('Once the cause is gone: jobs retry QUEUE JOB');
  return 1;
}

/** Puts a failed job back on its queue for one more try. */
export async function retryJob({ pool, say }: OperatorContext, queue: string, id: string): Promise<ExitCode> {
  const known = (await failedJobs(pool)).some((job) => job.queue === queue && job.id === id);
  if (!known) {
    say(`There is no failed job ${id} on the queue ${queue}.`);
    return 1;
  }
  await jobQueue(pool).retry(queue, id);
  say(`The job ${id} is tried once more.`);
  return 0;
}
