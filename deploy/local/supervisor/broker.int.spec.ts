import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brokerLacking } from '@keelson/test-database/broker';
import { startBroker } from './broker.mjs';
import { environments } from './environments.mjs';
import { parseOptions } from './options.mjs';

const CHECKOUT = join(__dirname, '../../..');

jest.setTimeout(180_000);

describe('npm start -- --feed kafka', () => {
  const path = process.env['PATH'];
  let data: string;
  beforeEach(() => {
    data = mkdtempSync(join(tmpdir(), 'keelson-feed-'));
  });
  afterEach(() => {
    process.env['PATH'] = path;
    rmSync(data, { recursive: true, force: true });
  });

  it('is one of two feeds, and none where nobody chooses', () => {
    expect(parseOptions(['--feed', 'kafka'], data).feed).toBe('kafka');
    expect(parseOptions([], data).feed).toBeUndefined();
    expect(() => parseOptions(['--feed', 'files'], data)).toThrow('--feed must be postgres or kafka, not files.');
  });

  it('names what the machine lacks', async () => {
    process.env['PATH'] = data;
    await expect(startBroker(CHECKOUT, join(data, 'kafka'))).rejects.toThrow(
      '--feed kafka needs a broker of Kafka, and there is no Java',
    );
  });

  (brokerLacking() === undefined ? it : it.skip)(
    'starts a broker, tells the projectors alone and leaves nothing',
    async () => {
      const folder = join(data, 'kafka');
      const broker = await startBroker(CHECKOUT, folder);
      const [host, port] = broker.address.split(':');
      await new Promise<void>((done, failed) => {
        const socket = connect(Number(port), host, () => socket.end(done)).once('error', failed);
      });
      const secrets = {
        ...{ roles: {}, xero: {}, quickbooks: {}, stripe: {} },
        ...{ superuser: '', masterKeys: '', launcher: '', demo: '' },
      };
      const options = { data, feed: 'kafka' };
      const places = environments({ options, secrets, ports: {}, database: { port: 1 }, broker }) as Record<
        'api' | 'projectors',
        Readonly<Record<string, string>>
      >;
      const { api, projectors } = places;
      expect(projectors).toMatchObject({
        ...{ KEELSON_FEED: 'kafka', KEELSON_KAFKA_BROKERS: broker.address },
        ...{ KEELSON_KAFKA_TLS: 'off', KEELSON_KAFKA_REPLICATION: '1' },
      });
      expect(Object.keys(api).filter((name) => /FEED|KAFKA/.test(name))).toEqual([]);
      await broker.stop();
      expect(existsSync(join(folder, String(process.pid)))).toBe(false);
    },
  );
});
