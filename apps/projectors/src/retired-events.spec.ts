import { eventCatalogue } from '@keelson/domain/catalogue';
import type { StoredEvent } from '@keelson/event-store';
import { type CodedEvent, createEventCodec, InMemorySubjectKeys } from '@keelson/event-store/codec';
import { historyWords } from './history/history-words';
import { ledgersProjection } from './ledger/ledgers.projection';

const customer = 'acc_01932b7e-7d1c-7aaa-8000-000000000001';
const METADATA = {
  commandId: '6f9a1c52-58a0-4f0e-9f43-0a6f1f3c7d21',
  commandHash: 'h',
  correlationId: 'c',
  causationId: 'c',
  actor: { kind: 'system', id: 'import' },
  subjectId: customer,
  partitionKey: customer,
} as const;

/** Every sentence that the first version of the event was written with. */
const SENTENCES = [
  'The accounting system is not connected any more.',
  'It was interrupted and did not go on.',
  ...['Xero', 'QuickBooks'].flatMap((system) => [
    `${system} asks for your consent again. Please connect it again.`,
    `${system} sent figures that cannot be read.`,
    `${system} takes no more questions for now. What came is kept.`,
    `${system} could not be reached. What came is kept.`,
  ]),
];

const REGISTERED: CodedEvent = {
  type: 'accounts.customer-registered.v1',
  data: {
    ...{ accountId: customer, name: 'Ann', companyName: 'Ann Ltd', companyRegistrationNumber: null, sector: 1 },
    ...{ phone: '01632960001', phoneDigits: '01632960001', email: 'ann@example.com', supportNeeds: [] },
    ...{ companyType: 'soletrader', trial: { kind: 1, endsAt: '2026-11-16T09:00:00.000Z' } },
  },
};

const failed = (message: string): CodedEvent => ({
  type: 'ledger.import-failed.v1',
  data: { importId: 'i1', message, failedAt: '2026-11-02T09:01:00.000Z' },
});

/** As the product wrote them while the first version was current, and as it reads them today. */
async function readToday(events: readonly CodedEvent[]) {
  const keys = new InMemorySubjectKeys();
  const then = { current: { ...eventCatalogue.current, 'ledger.import-failed.v1': { personal: {} } } };
  const stored = (await createEventCodec(then, keys).encode(events, METADATA)).map((event, index): StoredEvent => ({
    ...event,
    position: index + 1,
    streamId: `stream-${index}`,
    version: 1,
    occurredAt: new Date('2026-11-02T09:00:00.000Z'),
    hash: '',
  }));
  return createEventCodec(eventCatalogue, keys).decode(stored);
}

describe('events of a retired version', () => {
  it.each(SENTENCES)('[ES-08~] read as they always did in rows and in the history: %s', async (sentence) => {
    const [registered, failure] = (await readToday([REGISTERED, failed(sentence)])) as [never, never];
    const row = ledgersProjection.evolve(ledgersProjection.evolve(undefined, registered) ?? undefined, failure);
    expect(row).toMatchObject({ import_status: 'failed', import_message: sentence });
    expect(Object.values(historyWords(failure))).toEqual(
      expect.arrayContaining(['Import of figures failed', sentence]),
    );
  });
});
