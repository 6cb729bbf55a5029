import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

/** Works on a database of the running copy with this data folder, as its superuser. */
export async function inDatabase<Value>(
  data: string,
  database: 'keelson' | 'keelson_keys',
  work: (client: Client) => Promise<Value>,
): Promise<Value> {
  const port = Number(readFileSync(join(data, 'postgres/postmaster.pid'), 'utf8').split('\n')[3]);
  const { superuser: password } = JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8')) as { superuser: string };
  const client = new Client({ host: '127.0.0.1', port, user: 'postgres', password, database });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
