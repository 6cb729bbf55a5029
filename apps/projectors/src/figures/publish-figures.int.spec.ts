import { randomUUID } from 'node:crypto';
import { eventCatalogue } from '@keelson/domain/catalogue';
import { type FigureEvent, figuresStream } from '@keelson/domain/figures';
import { type LedgerCommand, ledgerDecider, type LedgerEvent, ledgerStream } from '@keelson/domain/ledger';
import type { StreamAppend } from '@keelson/event-store';
import { createEventCodec, InMemorySubjectKeys } from '@keelson/event-store/codec';
import type { PostgresEventStore } from '@keelson/event-store/postgres';
import { addMonths, type Month, pence } from '@keelson/kernel';
import type { FreshDatabase } from '@keelson/test-database';
import type { JobRun } from '../runtime/job';
import { workerRunner } from '../runtime/worker-runner';
import { figuresReactor } from './figures.reactor';
import { publishFiguresJob, type PublishFigures } from './publish-figures.job';
import { migratedDatabase } from '../migration/testing/migrated-database';
import { openPatientStore } from '../runtime/testing/patient-connections';

const TRY: JobRun = { jobId: randomUUID(), attempt: 1, signal: new AbortController().signal };
const NOW = new Date('2026-11-22T10:00:00.000Z');
const codec = createEventCodec(eventCatalogue, new InMemorySubjectKeys());
const accountId = `acc_${randomUUID()}`;
const stream = ledgerStream(accountId);
let database: FreshDatabase;
let store: PostgresEventStore;

beforeAll(async () => {
  database = await migratedDatabase();
  store = await openPatientStore(database.urls.projector, () => NOW);
});
afterAll(async () => {
  await store.close();
  await database.drop();
});

const saved = async (command: LedgerCommand, actor: { kind: 'customer' | 'system'; id: string }): Promise<void> => {
  const commandId = randomUUID();
  const ids = { commandId, correlationId: commandId, causationId: commandId, subjectId: accountId };
  await workerRunner({ store, codec }).record({
    decider: ledgerDecider,
    streamId: stream,
    partitionKey: accountId,
    command,
    context: { ...ids, actor },
  });
};
const recorded = async () => codec.decode<LedgerEvent>(await store.readStream(stream));
/** What the reactor asks for over the whole log; of one key the first only, as the queue has it. */
const asked = async () => {
  const requests = (await recorded())
    .filter(({ type }) => (figuresReactor.handles as readonly string[]).includes(type))
    .flatMap((event) => figuresReactor.react(event as never).map((request) => ({ key: event.eventId, ...request })));
  return [...new Map(requests.reverse().map((request) => [request.key, request])).values()].reverse();
};
const publish = async () => {
  for (const { data } of await asked())
    await publishFiguresJob.handle(data as PublishFigures, { runner: workerRunner({ store, codec }), ...TRY });
  const events = await codec.decode<FigureEvent>(await store.readStream(figuresStream(accountId)));
  return events.map(({ data }) => data);
};

const typed = (sales: number, months: readonly Month[]): LedgerCommand => ({
  name: 'EnterFigures',
  ...{
    entryId: randomUUID(),
    organisationName: 'Acme',
    yearEndMonth: 3,
    days: [],
    counts: [],
    disconnected: true,
    at: NOW,
  },
  months: months.map((month) => ({
    month,
    profit: { sales: pence(sales), costOfSales: pence(sales / 2), payroll: null, overheads: null },
  })),
});

/** A store in which something else happens right before its first append. */
function overtaken(behind: PostgresEventStore, happens: () => Promise<void>) {
  let begun = false;
  return {
    readStream: behind.readStream.bind(behind),
    append: async (append: StreamAppend) => {
      if (!begun) {
        begun = true;
        await happens();
      }
      return behind.append(append);
    },
  };
}

describe('publishing key figures', () => {
  const year = Array.from({ length: 12 }, (_, at) => addMonths('2025-11' as Month, at));
  const owner = { kind: 'customer', id: accountId } as const;

  it('publishes those of typed months once a save, as the whole save left them', async () => {
    await saved(typed(100_000, year), owner);
    expect((await recorded()).filter(({ type }) => type === 'ledger.month-recorded.v1')).toHaveLength(12);
    expect(await publish()).toMatchObject([
      { asAt: '2026-10', figures: { turnover: '12000', grossMarginPercent: '50' } },
    ]);
    await saved(typed(200_000, year.slice(10)), owner);
    expect(await publish()).toMatchObject([{}, { asAt: '2026-10', figures: { turnover: '14000' } }]);
    expect(await publish()).toHaveLength(2);
  });

  it('publishes nothing older once newer figures stand there, also when they came while it was at work', async () => {
    const before = await publish();
    await saved(typed(300_000, year.slice(11)), owner);
    const older = (await asked()).at(-1)?.data as PublishFigures;
    const lastMoment = { store: overtaken(store, () => newer()), codec };
    const newer = async (): Promise<void> => {
      await saved(typed(400_000, year.slice(11)), owner);
      const { data } = (await asked()).at(-1) ?? {};
      await publishFiguresJob.handle(data as PublishFigures, { runner: workerRunner({ store, codec }), ...TRY });
    };
    await publishFiguresJob.handle(older, { runner: workerRunner(lastMoment), ...TRY });
    const figures = (await publish()).slice(before.length);
    expect(figures).toMatchObject([{ figures: { turnover: '16000' } }]);
  });

  it('waits with the months of an import until it has finished', async () => {
    const before = (await asked()).length;
    const importer = { kind: 'system', id: 'ledger-import' } as const;
    const [at, importId] = [NOW, 'i1'];
    await saved({ name: 'StartImport', importId, reason: 'requested', from: year[11]!, to: year[0]!, at }, importer);
    const company = { organisationId: 'o1', organisationName: 'Acme', yearEndMonth: 3, vatRegistered: true };
    await saved({ name: 'OpenLedger', importId, source: 'xero', ...company }, importer);
    const sales = { id: 's', code: '200', name: 'Sales', type: 'REVENUE', subType: null, systemAccount: null };
    await saved({ name: 'RecordAccounts', importId, accounts: [sales] }, importer);
    const lines = [{ accountId: 's', movement: pence(-100), balance: pence(-100) }];
    await saved({ name: 'RecordMonth', importId, month: year[11]!, lines, at }, importer);
    expect(await asked()).toHaveLength(before);
    await saved({ name: 'FinishImport', importId, at }, importer);
    expect(await asked()).toHaveLength(before + 1);
  });
});
