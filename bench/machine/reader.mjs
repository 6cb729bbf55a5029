// The API's own reader of the read models, on its pool and through row-level security.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Databases } = require('../../apps/api/dist/platform/persistence/databases.js');
const { ReadConnections } = require('../../apps/api/dist/platform/execution/read-connections.js');
const { RowSecuredReader } = require('../../apps/api/dist/platform/execution/row-secured-reader.js');

export function openReader(urls) {
  const addresses = { appUrl: urls.app, readerUrl: urls.reader, keysUrl: urls.keys, connections: 24 };
  const databases = new Databases(addresses, (error) => console.error(error));
  const reader = new RowSecuredReader(new ReadConnections(databases.reader));
  return { reader, close: () => databases.close() };
}
