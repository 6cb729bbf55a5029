import { eventCatalogue } from '@keelson/domain/catalogue';
import { createEventCodec, InMemorySubjectKeys } from '@keelson/event-store/codec';
import { stripeProvider } from '@keelson/integrations/stripe';
import { openPatientStore } from '../../runtime/testing/patient-connections';
import { workerRunner } from '../../runtime/worker-runner';
import { sweep } from '../sweep';

export interface SweepProcessSettings {
  readonly projectorUrl: string;
  readonly apiBase: string;
  readonly secretKey: string;
  readonly sweepId: string;
  readonly now: string;
}

/** One try of one sweep in a process of its own, to be killed. It says when it begins and when it is done. */
async function main(): Promise<void> {
  const settings = JSON.parse(process.env['SWEEP_PROCESS'] ?? '{}') as SweepProcessSettings;
  const { projectorUrl, apiBase, secretKey, sweepId, now } = settings;
  const clock = (): Date => new Date(now);
  const store = await openPatientStore(projectorUrl);
  const codec = createEventCodec(eventCatalogue, new InMemorySubjectKeys());
  const { statements } = stripeProvider({ apiBase, secretKey, webhookSecrets: [], clock });
  const runner = workerRunner({ store, codec });
  process.send?.('begins');
  await sweep({ runner, statements, clock, sweepId, signal: new AbortController().signal });
  process.send?.('done');
}

void main();
