export { type FreshDatabase, freshDatabase } from './fresh-database';
export { type OwnCluster, ownCluster } from './own-cluster';
export { type DatabaseRole, type TestCluster, testCluster } from './test-cluster';
