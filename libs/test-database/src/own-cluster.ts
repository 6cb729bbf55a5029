import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GuardedServer, startGuarded } from './guarded-server';
import { asSuperuser } from './superuser';
import type { DatabaseRole, TestCluster } from './test-cluster';

/** A Postgres of one test's own, for tests that crash, restart or replace the server. */
export type OwnCluster = TestCluster & GuardedServer;

const ROLES = join(__dirname, '../../../deploy/database/roles.sql');
const secret = (): string => randomBytes(12).toString('base64url');

/**
 * Starts a Postgres with the product's roles, with its files in `folder`; it ends with this process. Use with
 * `freshDatabase(cluster)`.
 */
export async function ownCluster(folder = ownFolder()): Promise<OwnCluster> {
  const password = secret();
  const passwords: Record<DatabaseRole, string> = {
    owner: secret(),
    app: secret(),
    projector: secret(),
    reader: secret(),
    keys: secret(),
  };
  const server = await startGuarded(folder, password);
  await asSuperuser({ port: server.port, password }, 'postgres', rolesSql(passwords));
  return { ...server, password, passwords };
}

/** Of the files of a server that is not there yet. */
export const ownFolder = (): string => join(tmpdir(), `keelson-own-${process.pid}-${randomBytes(4).toString('hex')}`);

function rolesSql(passwords: Readonly<Record<DatabaseRole, string>>): string {
  return Object.entries(passwords).reduce(
    (sql, [role, password]) => sql.replaceAll(`:'${role}_password'`, `'${password}'`),
    readFileSync(ROLES, 'utf8'),
  );
}
