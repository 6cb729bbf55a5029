import { randomUUID } from 'node:crypto';
import { eventCatalogue } from '@keelson/domain/catalogue';
import { timelineStream } from '@keelson/domain/timeline';
import { createEventCodec } from '@keelson/event-store/codec';
import { openVault, SubjectKeyStore } from '@keelson/vault';
import { pino } from 'pino';
import { openPatientStore, patientPool } from '../../runtime/testing/patient-connections';
import { workerRunner } from '../../runtime/worker-runner';
import { type TimelineJob, timelineExportJob } from '../timeline-export.job';
import { timelineReactor } from '../timeline.reactor';

interface TimelineProcessSettings {
  readonly projectorUrl: string;
  readonly keysUrl: string;
  readonly masterKey: string;
  readonly now: string;
}

/** Does the jobs about the timeline of each account that it is told of, and says when they are done. */
async function main(): Promise<void> {
  const settings = JSON.parse(process.env['TIMELINE_PROCESS'] ?? '{}') as TimelineProcessSettings;
  const log = pino({ level: 'silent' });
  const pool = patientPool(settings.projectorUrl, log);
  const keysPool = patientPool(settings.keysUrl, log, 2);
  const masterKeys = [{ version: 1, secret: Buffer.from(settings.masterKey, 'base64') }];
  const vault = await openVault({ pool, keysPool, masterKeys });
  const store = await openPatientStore(settings.projectorUrl);
  const codec = createEventCodec(eventCatalogue, new SubjectKeyStore(keysPool, masterKeys));
  const runner = workerRunner({ store, codec });
  const clock = (): Date => new Date(settings.now);

  const work = async (accountId: string): Promise<void> => {
    for (const event of await codec.decode(await store.readStream(timelineStream(accountId))))
      for (const { queue, data } of timelineReactor.react(event as never))
        if (queue === timelineExportJob.queue) {
          const run = { jobId: randomUUID(), attempt: 1, signal: AbortSignal.timeout(120_000) };
          await timelineExportJob.handle(data as TimelineJob, {
            store,
            codec,
            pool,
            vault,
            runner,
            clock,
            log,
            ...run,
          });
        }
    process.send?.('done');
  };
  process.on('message', (accountId) => void work(String(accountId)));
  process.send?.('works');
}

void main();
