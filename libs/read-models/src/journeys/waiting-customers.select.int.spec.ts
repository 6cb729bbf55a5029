import { ONBOARDING_STEPS } from '@keelson/vocabulary';
import type { StepPassage } from './journey-funnel.select';
import { accountId, standing } from './testing/given-journeys';
import { JourneysBench, type Scope } from './testing/journeys-bench';
import { selectWaitingCustomers, type WaitingQuestion } from './waiting-customers.select';

const now = new Date('2026-11-02T09:00:00.000Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();

const passages: readonly StepPassage[] = ONBOARDING_STEPS.map((step) => ({
  step,
  reached: 0,
  completed: 0,
  medianSeconds: null,
  slowestTenthSeconds: null,
  stuckAfterSeconds: step === 'kpi' ? 7 * 86_400 : 86_400,
}));

describe('the customers who wait at a step', () => {
  let bench: JourneysBench;
  beforeAll(async () => {
    bench = await JourneysBench.open();
    await bench.customers([
      { id: accountId(1), name: 'Ann Field' },
      { id: accountId(2), name: 'bob Moor' },
      { id: accountId(3), name: 'Cy Dale' },
      { id: accountId(4), name: 'Dee Done' },
    ]);
    const refused = {
      refusals: 2,
      refusal_step: 'kpi',
      refusal_code: 'STEP_LOCKED',
    } as const;
    await bench.standings([
      standing(1, { step: 'kpi', since: hoursAgo(90), last_event_at: hoursAgo(50) }),
      standing(2, {
        step: 'generic',
        since: hoursAgo(70),
        last_event_at: hoursAgo(60),
        ...refused,
        refusal_at: hoursAgo(61),
        refusal_position: 7,
      }),
      standing(3, {
        step: 'generic',
        since: hoursAgo(20),
        last_event_at: hoursAgo(1),
        ...refused,
        refusal_at: hoursAgo(2),
        refusal_position: 9,
      }),
      standing(4, { step: null, last_event_at: hoursAgo(500), finished_at: hoursAgo(500) }),
      standing(5, { step: 'thankYou', since: hoursAgo(30), last_event_at: hoursAgo(30) }),
    ]);
  });
  afterAll(() => bench.close());

  const ask = (question: Partial<WaitingQuestion>, scope?: Scope) =>
    bench.reading(
      (database) =>
        selectWaitingCustomers(database, passages, {
          search: '',
          stuckOnly: false,
          sort: 'lastEvent',
          order: 'asc',
          page: 1,
          size: 10,
          now,
          ...question,
        }),
      scope,
    );
  const numbers = async (question: Partial<WaitingQuestion>) =>
    (await ask(question)).rows.map(({ account_id }) => Number(account_id.slice(-2)));

  it('lists who has begun and not finished, with what happened last', async () => {
    const { rows, matching } = await ask({});
    expect(matching).toBe(4);
    expect(rows.map(({ account_id }) => account_id)).toEqual([2, 1, 5, 3].map(accountId));
    expect(rows[0]).toEqual({
      account_id: accountId(2),
      name: 'bob Moor',
      company_name: 'bob Moor Ltd',
      email: 'bob.moor@example.com',
      step: 'generic',
      step_status: 'inProgress',
      stuck: true,
      since: hoursAgo(70),
      started_at: '2026-10-01T09:00:00.000Z',
      last_event: 'journey-started',
      last_event_step: null,
      last_event_at: hoursAgo(60),
      last_event_position: 2,
      last_event_number: 1,
      refusals: 2,
      refusal_step: 'kpi',
      refusal_code: 'STEP_LOCKED',
      refusal_at: hoursAgo(61),
      refusal_position: 7,
    });
  });

  it('knows no name of an account whose person was erased', async () => {
    const { rows } = await ask({ step: 'thankYou' });
    expect(rows).toMatchObject([{ account_id: accountId(5), name: null, company_name: null, email: null }]);
  });

  it.each([
    ['name', [1, 2, 3, 5]],
    ['step', [5, 2, 3, 1]],
    ['since', [1, 2, 5, 3]],
    ['lastEvent', [2, 1, 5, 3]],
    ['refusal', [2, 3, 1, 5]],
  ] as const)('sorts by %s, both ways', async (sort, ascending) => {
    expect(await numbers({ sort })).toEqual(ascending);
    const unknownLast = { name: [3, 2, 1, 5], refusal: [3, 2, 5, 1] };
    const descending = sort === 'name' || sort === 'refusal' ? unknownLast[sort] : [...ascending].reverse();
    expect(await numbers({ sort, order: 'desc' })).toEqual(descending);
  });

  it.each([
    ['company', 'moor ltd', [2]],
    ['name', 'ANN', [1]],
    ['e-mail', 'dale@example', [3]],
    ['any order of words', 'ltd ann', [1]],
    ['nothing that is a pattern', '%', []],
    ['nobody who has finished', 'dee', []],
  ])('finds by %s', async (_what, search, found) => {
    expect(await numbers({ search })).toEqual(found);
    expect((await ask({ search })).matching).toBe(found.length);
  });

  it('leaves those at one step, those who are stuck, and both', async () => {
    expect(await numbers({ step: 'generic' })).toEqual([2, 3]);
    expect(await numbers({ stuckOnly: true })).toEqual([2, 5]);
    expect(await numbers({ step: 'generic', stuckOnly: true, search: 'ltd' })).toEqual([2]);
  });

  it('turns pages', async () => {
    expect(await numbers({ size: 3 })).toEqual([2, 1, 5]);
    expect(await numbers({ size: 3, page: 2 })).toEqual([3]);
    expect(await ask({ size: 3, page: 3 })).toEqual({ rows: [], matching: 4 });
  });

  it('[AUTHZ-02~] shows nobody to anybody but staff', async () => {
    expect(await ask({}, { scope: 'own', subject: accountId(1) })).toEqual({ rows: [], matching: 0 });
  });
});
