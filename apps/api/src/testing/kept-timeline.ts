import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { timelineStream } from '@keelson/domain/timeline';
import type { FreshDatabase } from '@keelson/test-database';
import { openVault } from '@keelson/vault';
import { Pool } from 'pg';
import { recordAs } from './recorded-as';
import { type TestApi, testMasterKeys } from './start-test-api';

const WEEK_MS = 7 * 86_400_000;

/** Lets a customer have a timeline to take away, as the workers leave it: its event, and the text in both forms. */
export async function keepTimeline(
  { api, database }: { readonly api: TestApi; readonly database: FreshDatabase },
  accountId: string,
  text: string,
  at: Date,
): Promise<void> {
  const [exportId, fileId] = [randomUUID(), randomUUID()];
  const expiresAt = new Date(at.getTime() + WEEK_MS);
  const data = { exportId, fileId, events: 3, madeAt: at.toISOString(), expiresAt: expiresAt.toISOString() };
  await recordAs(api.services, { accountId, kind: 'customer' }, timelineStream(accountId), [
    { type: 'timeline.export-made.v1', data },
  ]);
  // The API may read the files, and not write them.
  const pool = new Pool({ connectionString: database.urls.projector, max: 2 });
  try {
    const { keys: keysPool } = api.services.databases;
    const { timelineFiles } = await openVault({ pool, keysPool, masterKeys: testMasterKeys });
    const parts = async function* () {
      yield Promise.resolve(gzipSync(text));
    };
    for (const format of ['html', 'json'] as const)
      await timelineFiles.write({ accountId, fileId, format }, parts(), expiresAt);
  } finally {
    await pool.end();
  }
}
