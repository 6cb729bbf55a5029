import { randomUUID } from 'node:crypto';
import { ACME_TODAY, acme } from '@keelson/calculators/testing';
import { type LedgerEvent, ledgerStream } from '@keelson/domain/ledger';
import type { trajectoryContract } from '@keelson/contracts/goals';
import type { explanationContract } from '@keelson/contracts/my-financials';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { type AccountId, calendarDate, month } from '@keelson/kernel';
import { type FiguresPublished, figuresStream } from '@keelson/domain/figures';
import { type GoalEvent, goalsDecider, goalsStream } from '@keelson/domain/goals';
import { historyOf } from '@keelson/event-store/decisions';
import type { FreshDatabase } from '@keelson/test-database';
import { chanceOf, storyOfBooks } from '../testing/trajectory-story';
import { customerOf } from '../testing/customer-of';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { newAccountId } from '../testing/test-sessions';
import { productDatabase } from '../testing/product-database';

const NOW = new Date(`${ACME_TODAY}T12:00:00.000Z`);
const [ann, bob, young, cara] = [newAccountId(), newAccountId(), newAccountId(), newAccountId()];
const [nell, omar] = [newAccountId(), newAccountId()];
const PEERS = [140, 120, 110, 98, 92.5, 85, 70, 60, 45];

const figures = (turnoverPerEmployee: number) => ({
  turnover: '690000',
  profitBeforeTax: '1',
  grossMarginPercent: String(turnoverPerEmployee / 2),
  profitBeforeTaxPercent: null,
  payrollPercent: '30',
  overheadsPercent: '20',
  turnoverPerEmployee: String(turnoverPerEmployee * 1_000),
  tradeDebtorDays: '50',
  stockDays: null,
  tradeCreditorDays: '40',
});

const threeGoals = (changes: object = {}) => ({
  goals: [
    { goal: 'New Car', date: '2027-04-30', cost: 55_000, overallCost: 0 },
    { goal: 'Take on more Staff', date: '2027-09-01', cost: 30_000, overallCost: 0 },
    { goal: 'Sell and Retire', date: '2029-10-31', cost: 12, overallCost: 300_000, ...changes },
  ],
  id: ann,
  username: 'ann@example.com',
});

describe('the dashboard', () => {
  let database: FreshDatabase;
  let api: TestApi;
  let now = NOW;

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({
      database,
      clock: () => now,
    });
    for (const [id, partner, books] of [
      [ann, nell, acme],
      [bob, omar, { ...acme, organisationName: 'Bob Ltd' }],
      [young, nell, null],
      [cara, nell, null],
    ] as const) {
      await database.admin(
        `INSERT INTO read_model.ledgers (account_id, books, import_status, company_name, version) VALUES ($1, $2, 'finished', 'Young Ltd', 1)`,
        [id, books && JSON.stringify(books)],
      );
      await customerOf(database, id, partner);
      await peer(id, 3, 92);
    }
    for (const name of ['goals', 'ledgers', 'peer-figures', 'partner-relations']) {
      await database.admin(
        `INSERT INTO read_model.checkpoints (projection, kind, version, position) VALUES ($1, 'projection', 1, 1000000)`,
        [name],
      );
    }
  });

  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  const peer = (id: string, sector: number, value: number, changes: { leaving?: boolean; asAt?: string } = {}) =>
    database.admin(`INSERT INTO read_model.peer_figures VALUES ($1, $2, $3, $4, $5)`, [
      id,
      sector,
      changes.asAt ?? '2026-10-01',
      JSON.stringify(figures(value)),
      changes.leaving ?? false,
    ]);
  const asAnn = () => api.sessions.introduce({ kind: 'customer', accountId: ann });
  const asked = async (path: string, { authorization }: { authorization: string } = asAnn(), id: string = ann) => {
    const answer = await api.inject({
      method: 'GET',
      url: `/api/v1/accounts/${id}/${path}`,
      headers: { authorization },
    });
    const { data, statusMessage } = answer.json<{ data: Record<string, unknown>; statusMessage: string }>();
    return { status: answer.statusCode, data, statusMessage };
  };
  /** The row follows what was recorded. */
  const showGoals = async (id: string, companyType = 'privateLimitedCompany'): Promise<void> => {
    const { store, codec } = api.services;
    const events = await codec.decode<GoalEvent>(await store.readStream(goalsStream(id)));
    const { goals, withdrawalTaxPercent } = historyOf(goalsDecider, events).state;
    await database.admin('DELETE FROM read_model.goals WHERE account_id = $1', [id]);
    await database.admin('INSERT INTO read_model.goals VALUES ($1, $2, $3, $4, $5)', [
      id,
      JSON.stringify(goals),
      events.length,
      companyType,
      withdrawalTaxPercent,
    ]);
  };
  const appendTo = async (account: AccountId, told: readonly LedgerEvent[]): Promise<void> => {
    const { store, codec } = api.services;
    const streamId = ledgerStream(account);
    const events = await codec.encode(told, {
      ...{ commandId: randomUUID(), commandHash: 'none', correlationId: randomUUID(), causationId: randomUUID() },
      ...{ actor: { kind: 'system', id: 'import' }, subjectId: account, partitionKey: account },
    });
    await store.append({ streamId, expectedVersion: (await store.readStream(streamId)).length, events });
  };
  const save = (payload: object, headers: { authorization: string } = asAnn(), id: string = ann) =>
    api.inject({ method: 'POST', url: `/api/v1/accounts/${id}/goals`, headers: { ...headers }, payload });

  it('[DASH-02~] tells the key numbers of the books', async () => {
    const { data } = await asked('dashboard');
    expect(data).toMatchObject({
      companyName: acme.organisationName,
      asAt: '2026-10',
      upToDate: true,
      headline: {
        ...{ turnover: 720_000, turnoverIsActual: false, turnoverBySeason: expect.closeTo(718_421.05, 2) as number },
        ...{ monthsThisYear: 7, turnoverThisYear: 420_000 },
      },
      keyNumbers: { turnover: 690_000, turnoverPerEmployee: 92_000, averageEmployees: 7.5 },
      monthlyCosts: 26_500,
      next: { advice: 'slowPayers', targetDays: 40, cash: null },
    });
    const { headline, next, months } = data as never as {
      headline: { turnoverLastFinancialYearChangePercent: number };
      next: { slowPayers: number; debtorDays: number };
      months: unknown[];
    };
    expect(headline.turnoverLastFinancialYearChangePercent).toBeCloseTo(10.77, 2);
    expect([next.slowPayers, next.debtorDays]).toEqual([expect.closeTo(17_260.27, 2), expect.closeTo(47.6, 1)]);
    expect(months).toHaveLength(12);
  });

  it('[BEYOND-02~] tells all of it as at a day, and as it was known on one', async () => {
    expect((await asked('dashboard?asAt=2026-09-15')).data).toMatchObject({
      asAt: '2026-08',
      today: '2026-09-16',
      headline: { monthsThisYear: 5 },
    });
    const monthOf = async (day: string) => (await asked(`dashboard?asAt=${day}`)).data as unknown as { asAt: string };
    expect([await monthOf('2026-09-29'), await monthOf('2026-09-30')]).toMatchObject([
      { asAt: '2026-08' },
      { asAt: '2026-09' },
    ]);
    expect((await asked('profit-before-tax?asAt=2026-09-15')).data).toMatchObject({
      thisYearTODate: 45_900,
    });
    expect((await asked('todays-balance?asAt=2026-11-14')).data).toMatchObject({ date: '2026-11-14' });
    expect((await asked('todays-balance?asAt=2026-03-31')).data).toMatchObject({
      date: null,
      todaysBalance: null,
      monthEndBalance: expect.any(Number) as number,
    });
    expect((await asked('dashboard?knownOn=2020-01-01')).data).toMatchObject({ asAt: null });
    expect((await asked('dashboard?asAt=yesterday')).status).toBe(400);
  });

  it('[DASH-03~] [DASH-04~] tells profit and cash under their specified names, and of no books no data', async () => {
    expect((await asked('profit-before-tax')).data).toMatchObject({
      thisYearTODate: 63_000,
      LastYear: 72_000,
      statusMessage: 'success',
    });
    expect((await asked('todays-balance')).data).toMatchObject({ todaysBalance: 52_000, percentage: 4 });
    const owner = api.sessions.introduce({ kind: 'customer', accountId: young });
    expect(await asked('profit-before-tax', owner, young)).toMatchObject({
      status: 200,
      statusMessage: 'no data',
      data: { profitBeforeTaxLastMonth: null, LastYear: null },
    });
    expect(await asked('dashboard', owner, young)).toMatchObject({
      status: 200,
      data: { companyName: 'Young Ltd', asAt: null, months: [] },
    });
    expect((await asked('months', owner, young)).data).toMatchObject({ lastYear: { length: 12 } });
  });

  it('[DASH-12~] keeps 401, 403 and 404 apart', async () => {
    expect((await asked('dashboard', { authorization: 'Bearer none' })).status).toBe(401);
    expect((await asked('dashboard', api.sessions.introduce({ kind: 'admin' }))).status).toBe(403);
    for (const path of ['dashboard', 'benchmark', 'benchmark/metrics', 'goals', 'goals/trajectory'])
      expect((await asked(path, asAnn(), bob)).status).toBe(404);
    const asNell = api.sessions.introduce({ kind: 'partner', accountId: nell });
    expect((await asked('dashboard', asNell)).status).toBe(200);
    expect((await asked('goals', asNell, bob)).status).toBe(404);
    expect((await asked('dashboard', api.sessions.introduce({ kind: 'superAdmin' }), bob)).status).toBe(200);
  });

  it('[DASH-09] [DASH-10~] compares with six peers at least, under the names of the specification', async () => {
    expect((await asked('benchmark')).data).toMatchObject({
      Message: 'No comparitive data available for the given sector',
      purpuleDail: null,
    });
    // The two others of the sector stand at 92; one who leaves and one whose figures are old are no peers.
    await database.admin('DELETE FROM read_model.peer_figures WHERE account_id <> $1', [ann]);
    for (const value of PEERS) await peer(newAccountId(), 3, value);
    await peer(newAccountId(), 3, 1, { leaving: true });
    await peer(newAccountId(), 3, 1, { asAt: '2026-07-01' });
    await peer(newAccountId(), 4, 1);
    const { data } = await asked('benchmark');
    expect(data).toMatchObject({
      Message: 'middle',
      SectorName: 'Manufacturing',
      turnoverByEmplyee: 92_000,
      peers: 9,
      TurnoverData: { highest33From: 100_000, highest33To: null, middle33To: 100_000, lowest33From: null },
    });
    expect(data['purpuleDail']).toBeCloseTo(92.5, 1);
    const { metrics } = (await asked('benchmark/metrics')).data as never as {
      metrics: { key: string; middles33To: number | null; message: string }[];
    };
    expect(metrics.map(({ key }) => key)).toEqual([
      'gmAsTurnover',
      'turnOverPerEmp',
      'payrollAsTurnover',
      'profitBeforeTax',
      'tradeDebtorsDays',
      'tradeCreditorsDays',
    ]);
    expect(metrics[1]).toMatchObject({ message: 'middle', middles33To: 100_000, dataName: 'turnoverData' });
    expect(metrics[3]?.message).toBe('No comparitive data available for the given sector');
  });

  it('[GOAL-02~] [GOAL-03~] [GOAL-05] saves three goals or none, and says how likely each is', async () => {
    expect((await save({ ...threeGoals(), goals: threeGoals().goals.slice(1) })).statusCode).toBe(400);
    const missing = await save(threeGoals({ date: '' }));
    expect([missing.statusCode, missing.json<{ statusMessage: string }>().statusMessage]).toEqual([
      400,
      'Please choose a date for all three goals',
    ]);
    expect((await asked('goals')).data).toMatchObject({ goals: [] });
    expect((await save(threeGoals(), asAnn(), bob)).statusCode).toBe(404);
    const saved = await save(threeGoals());
    expect(saved.statusCode).toBe(200);
    expect((await asked('goals')).data).toMatchObject({ goals: [] });
    await showGoals(ann);
    const { data } = await asked('goals');
    expect(data).toMatchObject({
      asAt: '2026-10',
      goals: [
        { goal: 'New Car', cost: 55_000, overall_cost: 0 },
        { goal: 'Take on more Staff' },
        { goal: 'Sell and Retire', cost: 0, overall_cost: 300_000, message: 'Possible' },
      ],
    });
    const { points } = (await asked('goals/trajectory')).data as never as { points: { event: string }[] };
    expect(points).toMatchObject([{ event: 'goalsSet' }]);
    const chanceOfCar = (of: Record<string, unknown>) => (of['goals'] as { probability: number }[])[0]!.probability;
    expect([data['assumedIncomeTaxPercent'], chanceOfCar(data)]).toEqual([null, expect.closeTo(2.8, 1)]);
    const { id } = (data['goals'] as { id: string }[])[0]!;
    const explained = (goal: string, account = ann, as = asAnn()) =>
      asked(`financials/explanations/goalProbability?over=month&asAt=2026-06-30&goal=${goal}`, as, account);
    const told = (await explained(id)).data as never as AnswerInputOf<typeof explanationContract>;
    expect(told).toMatchObject({ value: expect.closeTo(chanceOfCar(data), 6) as number, version: 2, month: '2026-10' });
    const parts = Object.fromEntries(
      told.sides.map(({ name, value }) => [name, value === null ? null : Math.round(value)]),
    );
    expect(parts).toEqual({
      ...{ moneyByDate: 40_450, freeCash: 5_500, monthlySurplus: 5_825, corporationTaxRate: 22 },
      ...{ goalNeeds: 55_000, surplusSpread: 3_107 },
    });
    // What each rests on comes to it, line by line.
    const groupsOf = (part: string) => told.sides.find(({ name }) => name === part)!.groups;
    expect(groupsOf('freeCash').map(({ name, value }) => [name, value])).toContainEqual(['taxOwed', 20_000]);
    for (const { value, lines } of told.sides.flatMap(({ groups }) => groups))
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(value!, 2);
    expect(told.sides.find(({ name }) => name === 'surplusSpread')!.inputs).toHaveLength(12);
    const exit = (await explained((data['goals'] as { id: string }[])[2]!.id)).data as typeof told;
    expect(exit.sides.map(({ name }) => name)).toEqual(['companyValue', 'earningsMultiple', 'salesGrowth']);
    expect((await explained('goal_unknown')).data).toMatchObject({ value: null, sides: [] });
    expect((await explained(id, bob)).status).toBe(404);
    await showGoals(ann, 'otherpartnership');
    const partnership = (await asked('goals')).data;
    expect(partnership['assumedIncomeTaxPercent']).toBe(30);
    expect(chanceOfCar(partnership)).toBeLessThan(1);
    await showGoals(ann);
    const ids = (data['goals'] as { id: string }[]).map(({ id }) => id);
    const same = threeGoals().goals.map((goal, at) => ({ ...goal, id: ids[at] }));
    const taxed = await save({ ...threeGoals(), goals: same, withdrawalTaxPercent: 32.5 });
    expect(taxed.json<{ data: object }>().data).toMatchObject({ withdrawalTaxPercent: 32.5 });
    await showGoals(ann);
    const dearer = (await asked('goals')).data;
    expect(dearer['withdrawalTaxPercent']).toBe(32.5);
    expect(chanceOfCar(dearer)).toBeLessThan(0.001);
    for (const withdrawalTaxPercent of [-1, 90.1, 100, 12.34])
      expect((await save({ ...threeGoals(), withdrawalTaxPercent })).statusCode).toBe(400);
    expect((await asked('goals/trajectory')).data).toMatchObject({
      points: [{ event: 'goalsSet' }, { event: 'assumption' }],
    });
    const partner = api.sessions.introduce({ kind: 'partner', accountId: nell });
    expect((await asked('goals', partner)).data).toMatchObject({ goals: [{ goal: 'New Car' }, {}, {}] });
    expect((await save(threeGoals(), partner)).statusCode).toBe(403);
  });

  it('[BEYOND-12] tells the probability of each goal over time with the events that moved it, for all who may look', async () => {
    const story = storyOfBooks();
    const asCara = () => api.sessions.introduce({ kind: 'customer', accountId: cara });
    const asPartner = () => api.sessions.introduce({ kind: 'partner', accountId: nell });
    const asBoss = () => api.sessions.introduce({ kind: 'superAdmin' });
    const tell = async ({ day, events }: (typeof story)[number]): Promise<void> => {
      now = new Date(`${day}T10:00:00.000Z`);
      await appendTo(cara, events);
    };
    const set = async (day: string, cost: number): Promise<void> => {
      now = new Date(`${day}T11:00:00.000Z`);
      const { goals } = threeGoals();
      const ids = (await trajectory()).goals.map(({ id }) => id);
      const wishes = goals.map((goal, at) => ({ ...goal, id: ids[at] ?? '', ...(at === 0 && { cost }) }));
      expect((await save({ ...threeGoals(), goals: wishes }, asCara(), cara)).statusCode).toBe(200);
    };
    const published = async (at: string, formulaVersion: number): Promise<void> => {
      now = new Date(at);
      const { store, codec } = api.services;
      const data: FiguresPublished['data'] = {
        asAt: month('2026-08'),
        formulaVersion,
        figures: figures(92),
        causedBy: { type: 'ledger.month-recorded.v1', eventId: randomUUID(), importId: null },
        publishedAt: now.toISOString(),
      };
      const event: FiguresPublished = { type: 'figures.published.v1', data };
      const streamId = figuresStream(cara);
      const events = await codec.encode([event], {
        ...{ commandId: randomUUID(), commandHash: 'none', correlationId: randomUUID(), causationId: randomUUID() },
        ...{ actor: { kind: 'system', id: 'publish-figures' }, subjectId: cara, partitionKey: cara },
      });
      await store.append({ streamId, expectedVersion: (await store.readStream(streamId)).length, events });
    };
    const trajectory = async (viewer = asCara()): Promise<AnswerInputOf<typeof trajectoryContract>> =>
      (await asked('goals/trajectory', viewer, cara)).data as never;

    expect(await trajectory()).toEqual({ goals: [], formulaVersion: 2, points: [] });
    const [first, ...rest] = story;
    await tell(first!);
    await set('2026-08-11', 55_000);
    expect((await trajectory()).points).toMatchObject([{ at: '2026-08-11T11:00:00.000Z', event: 'goalsSet' }]);
    const beforeEntry = rest.slice(0, -1);
    for (const each of beforeEntry) await tell(each);
    await set('2026-09-08', 65_000);
    // Figures by version 1, then by version 2: the owner saw the formula of the goals change.
    await published('2026-09-08T12:00:00.000Z', 1);
    await published('2026-09-08T13:00:00.000Z', 2);
    await published('2026-09-08T14:00:00.000Z', 2);
    await tell(rest.at(-1)!);

    const events = story.map((_, at) => story.slice(0, at + 1).flatMap((each) => each.events));
    const point = (at: string, event: string, upTo: number, cost: number, more: object = {}) => {
      const day = calendarDate(at.slice(0, 10));
      const chance = chanceOf(events[upTo]!, day, '2027-04-30', cost);
      return { at, event, about: null, months: [], before: null, ...more, chance: expect.closeTo(chance, 8) as number };
    };
    const { goals, points } = await trajectory();
    expect(goals.map(({ goal }) => goal)).toEqual(['New Car', 'Take on more Staff', 'Sell and Retire']);
    expect(points.map(({ probabilities: [chance], ...of }) => ({ ...of, chance }))).toEqual([
      point('2026-08-11T11:00:00.000Z', 'goalsSet', 0, 55_000),
      ...beforeEntry.flatMap(({ day, moved }, at) =>
        moved ? [point(`${day}T10:00:00.000Z`, moved.event, at + 1, 55_000, moved)] : [],
      ),
      point('2026-09-08T11:00:00.000Z', 'goalsChanged', story.length - 2, 65_000),
      point('2026-09-08T13:00:00.000Z', 'formula', story.length - 2, 65_000, { before: expect.any(Array) as number[] }),
      point('2026-09-09T10:00:00.000Z', 'entry', story.length - 1, 65_000),
    ]);
    const { before, probabilities } = points.find(({ event }) => event === 'formula')!;
    expect(before?.map((each, at) => each !== null && each > probabilities[at]!)).toEqual([true, true, false]);
    const chances = points.flatMap(({ event, probabilities: [chance] }) => (event === 'formula' ? [] : [chance]));
    expect(chances.filter((chance, at) => at > 0 && chance === chances[at - 1])).toEqual([]);

    for (const viewer of [asPartner(), asBoss()]) {
      expect((await trajectory(viewer)).points).toEqual(points);
      expect((await save(threeGoals(), viewer, cara)).statusCode).toBe(403);
    }
    expect((await asked('goals/trajectory', asAnn(), cara)).status).toBe(404);
    expect((await asked('goals/trajectory', api.sessions.introduce({ kind: 'admin' }), cara)).status).toBe(403);
    now = NOW;
  });
});
