// npm run broker [-- --port PORT]
// A broker of Kafka on this machine until Ctrl-C, with nothing kept afterwards: to look at the relay by hand.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startBroker } from './broker.mjs';
import { lackingForBroker } from './jars.mjs';

const { values } = parseArgs({ options: { port: { type: 'string', default: '9092' } } });
const lacking = lackingForBroker();
if (lacking) {
  console.error(`No broker can be started: ${lacking}.`);
  process.exit(1);
}
console.log('Kafka starts; the first time it is fetched from Maven Central (43 MB).');
const folder = mkdtempSync(join(tmpdir(), 'keelson-broker-'));
const { port, remove } = await startBroker({ folder, port: Number(values.port) });
console.log(`Kafka answers. For the projectors:
  KEELSON_KAFKA_BROKERS=127.0.0.1:${port}
  KEELSON_KAFKA_TLS=off
  KEELSON_KAFKA_REPLICATION=1
Ctrl-C ends it and removes what it keeps.`);
const end = () => void remove().then(() => process.exit(0));
process.once('SIGINT', end).once('SIGTERM', end);
