import type { ParkedStream } from '@keelson/read-models';
import { failedJobs } from './failed-jobs';
import type { ExitCode, OperatorContext } from './operator-context';
import { textTable } from './text-table';

/** Which streams are set aside, for what and why. 1 when there is any. */
export async function parked({ pool, say }: OperatorContext): Promise<ExitCode> {
  const { rows } = await pool.query<ParkedStream>('SELECT * FROM read_model.parked_streams ORDER BY projection, since');
  const failed = (await failedJobs(pool)).length;
  if (rows.length === 0) say('No stream is parked.');
  else {
    say(
      textTable(
        ['NAME', 'STREAM', 'FROM VERSION', 'TRIES', 'NEXT TRY', 'SINCE', 'REASON'],
        rows.map((row) => [
          row.projection,
          row.stream_id,
          row.from_version,
          row.attempts,
          row.next_attempt_at ?? 'by command',
          row.since,
          row.reason,
        ]),
      ),
    );
  }
  if (failed > 0) say(`${failed} failed jobs: see the command jobs.`);
  return rows.length > 0 || failed > 0 ? 1 : 0;
}
