import type { Pool } from 'pg';

/** How many connections of a pool and beside it go to its server. */
export interface PlannedConnections {
  readonly pool: Pick<Pool, 'query'>;
  readonly opens: number;
}

/** A server with what is planned for it, what it takes from others than superusers, and what others have open by now. */
export interface ServerRoom {
  readonly opens: number;
  readonly takes: number;
  readonly taken: number;
}

// A server is known by the microsecond of its start: it may have another address for each of its databases.
const ROOM = `SELECT extract(epoch FROM pg_postmaster_start_time())::text AS server,
  current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
    - coalesce(current_setting('reserved_connections', true), '0')::int AS takes,
  (SELECT sum(numbackends)::int - 1 FROM pg_stat_database) AS taken`;

/** What the servers behind these pools have room for. Asked before the pools are used: then all but one is others’. */
export async function serverRooms(planned: readonly PlannedConnections[]): Promise<readonly ServerRoom[]> {
  const rooms = new Map<string, ServerRoom>();
  for (const { pool, opens } of planned) {
    const { rows } = await pool.query<{ server: string; takes: number; taken: number }>(ROOM);
    const [room] = rows;
    if (!room) throw new Error('a server told nothing of itself');
    const { server, takes, taken } = room;
    const known = rooms.get(server) ?? { opens: 0, takes, taken };
    rooms.set(server, { ...known, opens: known.opens + opens });
  }
  return [...rooms.values()];
}
