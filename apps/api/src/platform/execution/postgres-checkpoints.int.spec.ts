import { type OwnCluster, ownCluster, type Standby, standbyOf } from '@keelson/test-database';
import { Client, Pool } from 'pg';
import { PostgresCheckpoints } from './postgres-checkpoints';

jest.setTimeout(300_000);

describe('listening to a standby, which lets in but does not listen', () => {
  let primary: OwnCluster;
  let standby: Standby;
  beforeAll(async () => {
    primary = await ownCluster();
    standby = await standbyOf(primary);
  });
  afterAll(() => Promise.all([primary.stop(), standby.stop()]));

  it('holds no connection for each of its attempts, and is told again once the standby is promoted', async () => {
    const server = { host: '127.0.0.1', port: standby.port, user: 'postgres', password: standby.password };
    const connection = { ...server, database: 'postgres', application_name: 'listening' };
    const pool = new Pool(connection);
    let attempts = 0;
    let awaited: { readonly attempt: number; readonly reached: () => void } | undefined;
    const checkpoints = new PostgresCheckpoints(pool, connection, () => {
      attempts += 1;
      if (awaited && attempts >= awaited.attempt) awaited.reached();
    });
    await checkpoints.listen();
    await new Promise<void>((reached) => (awaited = { attempt: 3, reached }));

    const watching = new Client({ ...server, database: 'postgres' });
    await watching.connect();
    const { rows } = await watching.query(
      `SELECT count(*)::int AS open FROM pg_stat_activity WHERE application_name = 'listening'`,
    );
    await watching.end();
    expect((rows as { open: number }[])[0]?.open).toBeLessThanOrEqual(1);

    const told = new Promise<void>((hear) => checkpoints.onProjected(hear));
    await standby.promote();
    await told;
    await Promise.all([checkpoints.close(), pool.end()]);
  });
});
