export type DatabaseRole = 'owner' | 'app' | 'projector' | 'reader' | 'keys';

export interface TestCluster {
  readonly port: number;
  readonly password: string;
  readonly passwords: Readonly<Record<DatabaseRole, string>>;
}

/** The Postgres that the test run started. */
export function testCluster(): TestCluster {
  const found = process.env['KEELSON_TEST_POSTGRES'];
  if (found === undefined)
    throw new Error('There is no test database: run the tests with jest from the root of the repository.');
  return JSON.parse(found) as TestCluster;
}
