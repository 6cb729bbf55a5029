import { eventCatalogue } from '@keelson/domain/catalogue';
import { createEventCodec } from '@keelson/event-store/codec';
import { stripeProvider } from '@keelson/integrations/stripe';
import { openVault, SubjectKeyStore } from '@keelson/vault';
import { pino } from 'pino';
import { openPatientStore, patientPool } from '../../runtime/testing/patient-connections';
import { workerRunner } from '../../runtime/worker-runner';
import { InboxWorker } from '../inbox-worker';

interface InboxProcessSettings {
  readonly projectorUrl: string;
  readonly keysUrl: string;
  readonly masterKey: string;
  readonly apiBase: string;
  readonly secretKey: string;
  readonly now: string;
}

/** Works on the messages of the payment provider until it is killed. Its clock goes on from the time it is given. */
async function main(): Promise<void> {
  const settings = JSON.parse(process.env['INBOX_PROCESS'] ?? '{}') as InboxProcessSettings;
  const { projectorUrl, keysUrl, masterKey, apiBase, secretKey, now } = settings;
  const began = performance.now();
  const clock = (): Date => new Date(Date.parse(now) + performance.now() - began);
  const logger = pino({ level: 'silent' });
  const pool = patientPool(projectorUrl, logger);
  const keysPool = patientPool(keysUrl, logger, 2);
  const masterKeys = [{ version: 1, secret: Buffer.from(masterKey, 'base64') }];
  const { inbox } = await openVault({ pool, keysPool, masterKeys });
  const store = await openPatientStore(projectorUrl);
  const codec = createEventCodec(eventCatalogue, new SubjectKeyStore(keysPool, masterKeys));
  const provider = stripeProvider({ apiBase, secretKey, webhookSecrets: [], clock });
  const runner = workerRunner({ store, codec });
  new InboxWorker({ inbox, provider, runner, clock, logger, pollMs: 20 }).start();
  process.send?.('works');
}

void main();
