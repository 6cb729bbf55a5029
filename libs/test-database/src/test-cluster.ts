export type DatabaseRole = 'owner' | 'app' | 'projector' | 'reader' | 'keys';

export interface TestCluster {
  readonly port: number;
  readonly password: string;
  readonly passwords: Readonly<Record<DatabaseRole, string>>;
  /**
   * How a database is copied: through the log unless given. Copying its files takes half the processor time, but waits
   * for a disk where they are not in memory.
   */
  readonly copies?: 'file_copy';
}

/** The Postgres that the test run started. */
export function testCluster(): TestCluster {
  const found = process.env['KEELSON_TEST_POSTGRES'];
  if (found === undefined)
    throw new Error('There is no test database: run the tests with jest from the root of the repository.');
  return JSON.parse(found) as TestCluster;
}
