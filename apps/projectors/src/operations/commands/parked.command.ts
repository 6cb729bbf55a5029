import { selectParkedStreams } from '@keelson/read-models/operations';
import { failedCount } from './jobs.command';
import type { ExitCode, OperatorContext } from './operator-context';
import { readModelsOver } from '../../migration/read-models-over';
import { textTable } from './text-table';

/** As many as a terminal shows; the oldest first. */
const MOST = 1_000;

/** Which streams are set aside, for what and why. 1 when there is any. */
export async function parked(context: OperatorContext): Promise<ExitCode> {
  const { pool, say } = context;
  const { streams, total } = await selectParkedStreams(readModelsOver(pool), MOST);
  const failed = await failedCount(context);
  if (total === 0) say('No stream is parked.');
  else {
    say(
      textTable(
        ['NAME', 'STREAM', 'FROM VERSION', 'TRIES', 'NEXT TRY', 'SINCE', 'REASON'],
        streams.map((row) => [
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
    if (total > streams.length) say(`${total - streams.length} more.`);
  }
  if (failed > 0) say(`${failed} failed jobs: see the command jobs.`);
  return total > 0 || failed > 0 ? 1 : 0;
}
