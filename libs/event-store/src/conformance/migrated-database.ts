import { type FreshDatabase, preparedDatabase, sqlTemplate, type TestCluster } from '@keelson/test-database';
import { migrations } from '../postgres';

const template = sqlTemplate({ owner: migrations.map(({ sql }) => sql) });

/** A database of one test's own with the schema of the event store, on the cluster of the test run or another. */
export const migratedDatabase = (cluster?: TestCluster): Promise<FreshDatabase> => preparedDatabase(template, cluster);
