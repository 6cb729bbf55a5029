export { baseBackupOf, restoredFrom } from './base-backup';
export { type FreshDatabase, freshDatabase, pairOn } from './fresh-database';
export { type MovingAddress, movingAddress } from './moving-address';
export { type OwnCluster, ownCluster } from './own-cluster';
export { type DatabaseTemplate, preparedDatabase, sqlTemplate } from './prepared-database';
export { type Standby, standbyOf } from './standby';
export { type DatabaseRole, type TestCluster, testCluster } from './test-cluster';
