import { eventCatalogue } from '@keelson/domain/catalogue';
import type { OnboardingEvent } from '@keelson/domain/onboarding';
import type { StoredEvent } from '@keelson/event-store';
import { type CodedEvent, createEventCodec, InMemorySubjectKeys } from '@keelson/event-store/codec';
import type { AccountHistoryRow, HistoryCacheRow } from '@keelson/read-models/history';
import * as fc from 'fast-check';
import { foldRows, type RowKey } from '../runtime/fold-rows';
import { type AnyRecorded, projection } from '../runtime/registration';
import { StreamFailures } from '../runtime/stream-failures';
import { CANARY, goldenEvents, withPersonalCanaries } from '../runtime/testing/golden-events';
import { accountHistoryProjection } from './account-history.projection';
import { HISTORY_TYPES, type HistoryEvent } from './history-words';

const customer = 'acc_01932b7e-7d1c-7aaa-8000-000000000001';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:143.0) Gecko/20100101 Firefox/143.0';
const history = projection(accountHistoryProjection);

const METADATA = {
  commandId: '6f9a1c52-58a0-4f0e-9f43-0a6f1f3c7d21',
  commandHash: 'h',
  correlationId: 'c',
  causationId: 'c',
  actor: { kind: 'customer', id: customer },
  subjectId: customer,
  partitionKey: customer,
  schemaVersion: 1,
  ip: '203.0.113.7',
  userAgent: FIREFOX,
} as const;

const recorded = (events: readonly Pick<HistoryEvent, 'type' | 'data'>[], streamId = 'any-1'): AnyRecorded[] =>
  events.map(({ type, data }, index) => ({
    type,
    data,
    streamId,
    position: index + 1,
    version: index + 1,
    eventId: `event-${index + 1}`,
    occurredAt: new Date('2026-11-02T09:00:00.000Z'),
    hash: '',
    metadata: METADATA,
  }));

/** The rows after these batches, each folded upon what the ones before left. */
function told(batches: readonly (readonly AnyRecorded[])[]): readonly AccountHistoryRow[] {
  const rows = new Map<RowKey, AccountHistoryRow>();
  const memos = new Map<RowKey, HistoryCacheRow>();
  for (const events of batches) {
    const failures = new StreamFailures();
    const keyed = events.map((event) => ({
      event,
      key: history.keyOf(event),
      memoKey: history.cache?.keyOf(event),
    }));
    const loaded = { rows: rows as never, memos: memos as never };
    const changed = foldRows(history, loaded, keyed, failures);
    expect(failures.troubles).toEqual([]);
    for (const [key, row] of changed.rows) rows.set(key, row as unknown as AccountHistoryRow);
    for (const [key, memo] of changed.memos) memos.set(key, memo as unknown as HistoryCacheRow);
  }
  return [...rows.values()];
}

const changesOf = (...events: readonly Pick<HistoryEvent, 'type' | 'data'>[]) =>
  told([recorded(events)]).map(({ changes }) =>
    changes.map(({ field, before, after }) => `${field}: ${before ?? '-'} → ${after ?? '-'}`),
  );

const flags = (given: Record<string, string>) =>
  ({ type: 'onboarding.flags-noted.v1', data: { flags: given } }) as never;
const answers = (text: string) =>
  ({
    type: 'onboarding.generic-answers-saved.v1',
    data: {
      answers: [{ questionCode: 'GEN_Q07', choices: [{ answerCode: 'a', answer: text, serialNumber: 1 }] }],
      questions: 1,
      scoring: 0,
      termsAccepted: true,
    },
  }) as const;

it('tells which import recorded a month, a day or accounts, and of nothing else', () => {
  const importId = '01932b7e-7d1c-7aaa-8000-0000000000e1';
  const lines: never[] = [];
  const events = [
    { type: 'ledger.accounts-recorded.v1', data: { importId, accounts: [] } },
    {
      type: 'ledger.month-recorded.v1',
      data: { month: '2026-10', importId, recordedAt: '2026-11-01T00:00:00Z', lines },
    },
    { type: 'ledger.day-balances-recorded.v1', data: { date: '2026-11-01', importId, lines } },
    {
      type: 'ledger.bank-day-recorded.v2',
      data: { date: '2026-11-01', importId, received: null, spent: null, transferAssumed: false },
    },
    { type: 'ledger.vat-multiplier-set.v1', data: { multiplier: '1.10' } },
  ] as never[];
  expect(told([recorded(events)]).map((row) => row.import_id)).toEqual([importId, importId, importId, importId, null]);
});

describe('what the account history tells of values', () => {
  it('[EVENT-05~] says where each step and flag of the onboarding stood before', () => {
    expect(
      changesOf(
        { type: 'onboarding.step-opened.v1', data: { step: 'thankYou', status: 'inProgress' } },
        { type: 'onboarding.step-completed.v1', data: { step: 'thankYou', alsoCompleted: [], started: 'generic' } },
        { type: 'onboarding.step-opened.v1', data: { step: 'generic', status: 'inProgress' } },
        {
          type: 'onboarding.step-completed.v1',
          data: { step: 'benefits', alsoCompleted: ['generic', 'financeSystem'], started: 'earlyLaunch' },
        },
        flags({ progressScreen: 'inProgress' }),
        flags({ progressScreen: 'completed', financeSummary: 'completed' }),
      ),
    ).toEqual([
      ['Thank-you video: not started → in progress'],
      ['Thank-you video: in progress → completed', 'About your company: not started → in progress'],
      [],
      [
        'What Keelson does for you: not started → completed',
        'About your company: in progress → completed',
        'Connect your accounts: not started → completed',
        'How you compare: not started → in progress',
      ],
      ['Progress screen: not started → in progress'],
      ['Progress screen: in progress → completed', 'Finance summary: not started → completed'],
    ]);
  });

  it('[EVENT-05~] says what was answered before, which permissions were held, and how a setting stood', () => {
    expect(changesOf(answers('14'), answers('15'), answers('15'))).toEqual([
      ['In which month does your financial year end?: - → 14'],
      ['In which month does your financial year end?: 14 → 15'],
      [],
    ]);
    expect(
      changesOf(
        { type: 'staff.permission-granted.v1', data: { permission: 'customers.manage' } },
        { type: 'staff.permission-withdrawn.v1', data: { permission: 'customers.manage' } },
        { type: 'accounts.passcode-setting-changed.v1', data: { required: true } },
        { type: 'accounts.passcode-setting-changed.v1', data: { required: false } },
        { type: 'accounts.passcode-paused.v1', data: {} },
        { type: 'accounts.password-reset.v1', data: {} },
        { type: 'accounts.password-reset.v1', data: {} },
      ),
    ).toEqual([
      ['Permission to manage customers: not granted → granted'],
      ['Permission to manage customers: granted → not granted'],
      ['Passcode at login: off → on'],
      ['Passcode at login: on → off'],
      ['Passcode login: possible → paused'],
      ['Password: old one → new one', 'Passcode login: paused → possible'],
      ['Password: old one → new one'],
    ]);
  });

  it('[EVENT-05~] does not depend on where one batch ends and the next begins', () => {
    const statuses = fc.constantFrom('pending', 'inProgress', 'completed');
    const names = fc.constantFrom('detailedQuestion', 'financeQuestions', 'progressScreen');
    const one = fc.oneof(
      fc.dictionary(names, statuses, { minKeys: 1, noNullPrototype: true }).map(flags),
      fc.constantFrom('1', '2').map((text) => answers(text) as Pick<OnboardingEvent, 'type' | 'data'>),
    );
    fc.assert(
      fc.property(fc.array(one, { maxLength: 12 }), fc.integer({ min: 1, max: 12 }), (events, size) => {
        const all = recorded(events);
        const batches = Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
          all.slice(index * size, (index + 1) * size),
        );
        expect(told(batches)).toEqual(told([all]));
      }),
    );
  });
});

const golden = (): readonly CodedEvent[] =>
  goldenEvents().filter(({ type }) => (HISTORY_TYPES as readonly string[]).includes(type));

describe('personal values in the account history', () => {
  it.each(golden().map((event) => [event.type, event] as const))(
    '[EVENT-05~] %s tells what its definition calls personal nowhere but where that is marked',
    (type, event) => {
      const [row] = told([recorded([{ type, data: withPersonalCanaries(event) } as never])]);
      const { changes, personal_words: found, ip, browser, ...open } = row as AccountHistoryRow;
      expect(JSON.stringify([open, changes.filter((change) => !change.personal)])).not.toContain(CANARY);
      expect(JSON.stringify(open)).not.toMatch(/203\.0\.113\.7|Firefox/);
      expect([ip, browser]).toEqual(['203.0.113.7', 'Firefox on Windows']);
      if (changes.some((change) => change.personal)) expect(found).toContain(CANARY);
    },
  );

  it('[EVENT-05~] read as erased once the person’s key is destroyed', async () => {
    const keys = new InMemorySubjectKeys();
    const written = golden().filter(({ type }) => /customer-registered|answers-saved/.test(type));
    const encoded = await createEventCodec(eventCatalogue, keys).encode(written, METADATA);
    keys.destroy(customer);
    const stored = encoded.map((event, index): StoredEvent => ({
      ...event,
      position: index + 1,
      streamId: `stream-${index}`,
      version: 1,
      occurredAt: new Date('2026-11-02T09:00:00.000Z'),
      hash: '',
    }));
    const rows = told([await createEventCodec(eventCatalogue, keys).decode(stored)]);
    const values = rows.flatMap(({ changes }) => changes.filter(({ personal }) => personal));
    expect(values.map(({ field }) => field)).toEqual([
      'Name',
      'Company',
      'Company number',
      'Email address',
      'Phone',
      'Answers',
    ]);
    expect(new Set(values.map(({ after }) => after))).toEqual(new Set(['erased']));
    expect(rows.map(({ ip, browser }) => [ip, browser])).toEqual(rows.map(() => ['erased', 'erased']));
  });
});
