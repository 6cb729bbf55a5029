import { createRequire } from 'node:module';
import { withProjector } from './databases.mjs';

const built = createRequire(import.meta.url);
const ROOT = '../../..';

/** What the rows of each read model come to, as verifications count them: `{ table: sum }`. */
export function tableSums(data) {
  const { checksumSql } = built(`${ROOT}/libs/read-models/dist/index.js`);
  const { registry } = built(`${ROOT}/apps/projectors/dist/registry.js`);
  const { tablesOf } = built(`${ROOT}/apps/projectors/dist/runtime/registration.js`);
  return withProjector(data, async (client) => {
    const sums = {};
    for (const table of registry.projections.flatMap(tablesOf)) {
      const { rows } = await client.query(checksumSql(table, 'live'));
      sums[table.name] = `${rows[0].rows} ${rows[0].checksum}`;
    }
    return sums;
  });
}
