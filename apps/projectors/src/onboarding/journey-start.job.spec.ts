import type { StoredEvent } from '@keelson/event-store';
import { eventCatalogue } from '@keelson/domain/catalogue';
import { createEventCodec, InMemorySubjectKeys } from '@keelson/event-store/codec';
import { InMemoryEventStore } from '@keelson/event-store/in-memory';
import { pino } from 'pino';
import type { JobRun } from '../runtime/job';
import { workerRunner } from '../runtime/worker-runner';
import { journeyStartJob } from './journey-start.job';

const accountId = 'acc_01890000-0000-7000-8000-000000000001';
const start = {
  accountId,
  causationId: '01890000-0000-7000-8000-0000000000aa',
  correlationId: '01890000-0000-7000-8000-0000000000bb',
};

const TRY: JobRun = { jobId: 'job', attempt: 1, signal: new AbortController().signal };
const codec = createEventCodec(eventCatalogue, new InMemorySubjectKeys());
const contextOver = (store: InMemoryEventStore) => ({
  ...TRY,
  runner: workerRunner({ store, codec }),
  log: pino({ level: 'silent' }),
});

async function runTwiceOn(store: InMemoryEventStore): Promise<readonly StoredEvent[]> {
  const context = contextOver(store);
  await journeyStartJob.handle(start, context);
  await journeyStartJob.handle(start, context);
  return store.readStream(`onboarding-${accountId}`);
}

describe('journey start', () => {
  it('appends the first event once, however often the job runs', async () => {
    const events = await runTwiceOn(new InMemoryEventStore());
    expect(events.map(({ type, version }) => [type, version])).toEqual([['onboarding.journey-started.v1', 1]]);
    expect(events[0]?.metadata).toMatchObject({
      subjectId: accountId,
      partitionKey: accountId,
      causationId: start.causationId,
      actor: { kind: 'system' },
    });
  });

  it('leaves a journey that the customer has started', async () => {
    const store = new InMemoryEventStore();
    await runTwiceOn(store);
    const context = contextOver(store);
    await journeyStartJob.handle({ ...start, causationId: '01890000-0000-7000-8000-0000000000cc' }, context);
    expect(await store.readStream(`onboarding-${accountId}`)).toHaveLength(1);
  });
});
