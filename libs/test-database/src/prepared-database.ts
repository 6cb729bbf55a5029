import { createHash, randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { type FreshDatabase, keysNameOf, newPair } from './fresh-database';
import { inTurnAsSuperuser, superuser } from './superuser';
import { type DatabaseRole, type TestCluster, testCluster } from './test-cluster';

/** What a test wants to find in its databases. Templates of the same name must prepare the same. */
export interface DatabaseTemplate {
  readonly name: string;
  /** What it begins with; without it with an empty pair of databases. */
  readonly from?: DatabaseTemplate;
  /** Runs once for each cluster; it closes what it opens. */
  prepare(database: FreshDatabase): Promise<void>;
}

/** A template that SQL alone makes: the statements of each role, in the order in which the roles are written. */
export function sqlTemplate(statements: Partial<Record<DatabaseRole, readonly string[]>>): DatabaseTemplate {
  return {
    name: JSON.stringify(statements),
    prepare: async ({ urls }) => {
      for (const [role, texts] of Object.entries(statements)) {
        const client = new Client({ connectionString: urls[role as DatabaseRole] });
        await client.connect();
        try {
          for (const text of texts) await client.query(text);
        } finally {
          await client.end();
        }
      }
    },
  };
}

/**
 * Makes a pair of databases as copies of a template, which the first who asks prepares: to copy files is several times
 * quicker than to run every migration again.
 */
export async function preparedDatabase(
  template: DatabaseTemplate,
  cluster: TestCluster = testCluster(),
): Promise<FreshDatabase> {
  return newPair(cluster, `test_${randomBytes(8).toString('hex')}`, await originalOf(cluster, template));
}

const FINISHED = 'SELECT 1 FROM pg_database WHERE datname = $1 AND datistemplate';

async function originalOf(cluster: TestCluster, template: DatabaseTemplate): Promise<string> {
  const original = `template_${createHash('sha256').update(template.name).digest('hex').slice(0, 24)}`;
  const turn = superuser(cluster, 'postgres');
  await turn.connect();
  const isFinished = async (): Promise<boolean> => (await turn.query(FINISHED, [original])).rowCount === 1;
  try {
    if (await isFinished()) return original;
    // Workers of the test run ask at the same time. The lock goes with the connection.
    await turn.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [original]);
    if (!(await isFinished())) await make(cluster, original, template);
    return original;
  } finally {
    await turn.end();
  }
}

async function make(cluster: TestCluster, original: string, template: DatabaseTemplate): Promise<void> {
  // What is there was left by someone whose preparation failed.
  const left = [original, keysNameOf(original)];
  await inTurnAsSuperuser(
    cluster,
    'postgres',
    left.map((name) => `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  );
  const database = await newPair(cluster, original, template.from && (await originalOf(cluster, template.from)));
  await template.prepare(database);
  await database.disconnectAll();
  // A database that anybody is connected to cannot be copied. The main one comes last: it says that both are finished.
  const finished = [keysNameOf(original), original];
  await inTurnAsSuperuser(
    cluster,
    'postgres',
    finished.map((name) => `ALTER DATABASE ${name} ALLOW_CONNECTIONS false IS_TEMPLATE true`),
  );
}
