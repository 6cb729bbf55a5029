import type { ImportState, ImportStatus } from '@keelson/vocabulary';
import type { ImportingConnection } from './connections.select';

/** An import that was asked for and never began counts as pending no longer than this. */
const LONGEST_PENDING_MS = 30 * 60_000;

const OF_LEDGER = { none: 'none', started: 'started', finished: 'finished', failed: 'error' } as const satisfies Record<
  ImportStatus,
  ImportState
>;

/** How the import stands: asked for and not begun is pending while connected, else as the books tell. */
export function importStateOf(row: ImportingConnection, now: Date): ImportState {
  const { connection_id: connection, import_id: asked, begun_import_id: begun, import_requested_at: askedAt } = row;
  const waiting = connection !== null && asked !== null && asked !== begun && askedAt !== null;
  if (waiting && now.getTime() - Date.parse(askedAt) < LONGEST_PENDING_MS) return 'pending';
  return OF_LEDGER[row.import_status ?? 'none'];
}
