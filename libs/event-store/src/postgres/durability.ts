import type pg from 'pg';
import { queryOn } from './connections';

/** The settings of the server under which a committed append is not durable. */
export class DurabilityOff extends Error {
  override readonly name = 'DurabilityOff';
}

/** @throws DurabilityOff unless a committed transaction survives a crash of the server and texts are UTF-8. */
export async function assertDurable(pool: pg.Pool): Promise<void> {
  const [settings = {}] = await queryOn<Record<string, string>>(pool, {
    text: `SELECT current_setting('fsync') AS fsync, current_setting('full_page_writes') AS full_page_writes,
      current_setting('synchronous_commit') AS synchronous_commit, current_setting('server_encoding') AS server_encoding`,
  });
  const wrong = [
    ...(settings['fsync'] === 'on' ? [] : ['fsync']),
    ...(settings['full_page_writes'] === 'on' ? [] : ['full_page_writes']),
    ...(settings['synchronous_commit'] === 'off' ? ['synchronous_commit'] : []),
    ...(settings['server_encoding'] === 'UTF8' ? [] : ['server_encoding']),
  ];
  if (wrong.length > 0) {
    throw new DurabilityOff(
      `the database must not run with ${wrong.map((name) => `${name}=${settings[name]}`).join(', ')}`,
    );
  }
}
