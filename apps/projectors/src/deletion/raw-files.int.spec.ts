import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OwnCluster, ownCluster } from '@keelson/test-database';
import { ErasureBench } from './testing/erasure-bench';
import { type Found, filesWith } from './testing/raw-files';

const SCRIPT = readFileSync(join(__dirname, '../../../../deploy/database/erased-files.sql'), 'utf8');

type Run = (sql: string) => Promise<{ readonly rows: readonly object[] }>;

/** As psql does: `\gexec` runs each row of the query before it as a statement. */
async function runScript(run: Run): Promise<void> {
  const text = SCRIPT.replace(/^--.*$/gm, '').replaceAll('\\gexec', '\\gexec;');
  for (const statement of text.split(';').map((each) => each.trim())) {
    if (statement === '') continue;
    if (!statement.endsWith('\\gexec')) await run(statement);
    else for (const row of (await run(statement.replace('\\gexec', ''))).rows) await run(String(Object.values(row)[0]));
  }
}

describe('the files of the database server after an erasure', () => {
  let cluster: OwnCluster;
  let bench: Awaited<ReturnType<typeof ErasureBench.open>>;
  beforeAll(async () => {
    cluster = await ownCluster();
    bench = await ErasureBench.open(cluster);
    bench.start();
  });
  afterAll(async () => {
    await bench.close();
    await cluster.stop();
  });

  it('[ERASE-03] hold no value of the person once tables are written anew and the log has moved on, and keep everybody else', async () => {
    const { admin, keysAdmin } = bench.database;
    const [gone, staying] = [await bench.subject({ books: true }), await bench.subject({ books: true })];
    await bench.projected();
    // The planner's samples hold values too.
    await admin('ANALYZE');
    await admin('CHECKPOINT');
    const at = (text: string): Promise<Found> => filesWith(cluster.folder, text);
    const before = await at(gone.canary);
    expect([before.tables > 0, before.log > 0]).toEqual([true, true]);

    await bench.deleteAtOnce(gone);
    await bench.erased([gone.accountId]);
    const erasedAt = performance.now();
    const atOnce = await at(gone.canary);
    // Old rows and old segments: this is what the measuring is about.
    expect(atOnce.tables + atOnce.log).toBeGreaterThan(0);
    for (const run of [admin, keysAdmin]) await runScript(run);
    const milliseconds = Math.round(performance.now() - erasedAt);
    const after = await at(gone.canary);
    process.stdout.write(`erased files: ${JSON.stringify({ before, atOnce, after, milliseconds })}\n`);
    expect(after).toEqual({ tables: 0, log: 0 });
    expect((await at(staying.canary)).tables).toBeGreaterThan(0);
    expect(await bench.differingFromReplay()).toEqual([]);
  });
});
