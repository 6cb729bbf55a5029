import { randomUUID } from 'node:crypto';
import { newAccountId } from '../testing/test-sessions';
import { HistoryBench } from './testing/history-bench';

const ruth = newAccountId();
const ids = Array.from({ length: 5 }, () => randomUUID());
const command = randomUUID();
const AT = '2026-11-02T09:00:00Z';

describe('filters of a history', () => {
  let bench: HistoryBench;

  beforeAll(async () => {
    bench = await HistoryBench.open();
    await bench.name(ruth, 'Ruth');
    const event = (index: number) => ({ event_id: ids[index - 1] ?? '' });
    await bench.tell(1, {
      ...event(1),
      what: 'Account registered',
      occurred_at: '2026-10-24T22:59:00Z',
      kind: 'account',
      actor_kind: 'anonymous',
      actor_id: 'anonymous',
      command_id: command,
    });
    await bench.tell(2, {
      ...event(2),
      what: 'Onboarding started',
      occurred_at: '2026-10-24T23:01:00Z',
      kind: 'onboarding',
      command_id: command,
      causation_id: ids[0] ?? '',
    });
    await bench.tell(3, {
      ...event(3),
      what: 'Passcode at login switched on',
      occurred_at: '2026-10-30T12:00:00Z',
      changes: [{ field: 'Passcode at login', before: 'off', after: 'on', personal: false }],
    });
    await bench.tell(4, {
      ...event(4),
      what: 'Thank-you video opened',
      occurred_at: '2026-11-01T12:00:00Z',
      actor_kind: 'admin',
      actor_id: ruth,
      acting_as: bench.ann,
    });
    await bench.tell(5, {
      ...event(5),
      what: '=HYPERLINK("x")',
      occurred_at: '2026-11-02T00:30:00Z',
      detail: '100% "sure"',
    });
  });

  afterAll(() => bench.close());

  it('gathers what one import recorded into its newest event, counts it once, and lists it by its import', async () => {
    const gathering = await HistoryBench.open();
    const at = (what: string, type: string, detail: string | null, import_id: string | null) => ({
      ...{ what, type, detail, import_id, kind: 'figures' as const, occurred_at: AT },
    });
    const [one, other] = [randomUUID(), randomUUID()];
    const told = [
      at('Import begun', 'ledger.import-started.v1', null, null),
      at('Accounts', 'ledger.accounts-recorded.v1', null, one),
      at('Month', 'ledger.month-recorded.v1', 'September 2026', one),
      at('Signed in', 'accounts.signed-in.v1', null, null),
      at('Month', 'ledger.month-recorded.v1', 'October 2026', one),
      at('Balances', 'ledger.day-balances-recorded.v1', '1 Nov 2026', one),
      at('Movements', 'ledger.bank-day-recorded.v2', '1 Nov 2026', one),
      at('Import finished', 'ledger.import-finished.v1', null, null),
      at('Month', 'ledger.month-recorded.v1', 'October 2026', other),
    ];
    for (const [index, row] of told.entries()) await gathering.tell(index + 1, row);
    type Page = { entries: { position: number; gathered: object | null }[]; total: number | null };
    const asked = async (query: string): Promise<Page> =>
      (await gathering.get(`?size=50&${query}`)).json<{ data: Page }>().data;
    const places = ({ entries }: Page) => entries.map(({ position }) => position).filter((position) => position < 10);

    const gathered = await asked('gather=imports');
    expect(places(gathered)).toEqual([9, 8, 7, 4, 1]);
    const byPlace = (page: Page, place: number) => page.entries.find(({ position }) => position === place)?.gathered;
    expect(byPlace(gathered, 7)).toEqual({ importId: one, events: 5, months: 2, days: 1 });
    expect(byPlace(gathered, 9)).toBeNull();
    expect(places(await asked('gather=imports&before=9'))).toEqual([8, 7, 4, 1]);
    expect(places(await asked('gather=imports&before=7'))).toEqual([6, 4, 1]);
    expect(places(await asked('gather=imports&skip=2&before=10'))).toEqual([7, 4, 1]);
    const all = await asked('');
    expect(places(all)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect((await asked('gather=imports')).total).toBe((await asked('')).total! - 4);
    expect(places(await asked(`import=${one}`))).toEqual([7, 6, 5, 3, 2]);
    await gathering.close();
  });

  it.each([
    ['kind=onboarding', [2]],
    ['search=%233', [3]],
    ['search=%230,003', [3]],
    ['search=%233%20passcode', [3]],
    ['search=%233%20video', []],
    ['search=%23999999999999999999999', []],
    [`actor=${ruth}`, [4]],
    ['actor=anonymous', [1]],
    ['acting=yes', [4]],
    ['acting=no', [5, 3, 2, 1]],
    ['from=2026-10-25&until=2026-10-30', [3, 2]],
    ['until=2026-10-24', [1]],
    ['from=2026-11-02', [5]],
    ['search=on%20SWITCHED', [3]],
    ['search=ruth', [4]],
    ['search=off', [3]],
    ['search=100%25', [5]],
    ['search=203.0.113.7', [5, 4, 3, 2, 1]],
    ['search=%5F', []],
    [`related=${ids[0]}`, [2, 1]],
    [`related=${ids[1]}`, [2, 1]],
    [`related=${ids[2]}`, [3]],
    ['kind=access&acting=no&search=passcode', [3]],
  ])('[EVENT-05~] %s', async (query, positions) => {
    const { data, status } = await bench.list(query);
    expect(status).toBe(200);
    expect(data.entries.map(({ position }) => position)).toEqual(positions);
    expect(data.total).toBe(positions.length);
  });

  it('leads to any place of a history, counted from a position that stays', async () => {
    const at = async (query: string) => (await bench.list(query)).data;
    expect((await at('before=6&skip=2&size=10')).entries.map(({ position }) => position)).toEqual([3, 2, 1]);
    expect(await at('before=3&kind=onboarding')).toMatchObject({ entries: [{ position: 2 }], total: null });
    expect(await at('before=6&skip=5')).toMatchObject({ entries: [], older: null });
  });

  it('tells everybody who acted, and old and new values', async () => {
    const { data } = await bench.list('search=passcode');
    expect(data.personal).toBe('shown');
    expect(data.actors).toEqual([
      { kind: 'customer', id: bench.ann, name: 'Ann' },
      { kind: 'admin', id: ruth, name: 'Ruth' },
      { kind: 'anonymous', id: 'anonymous', name: null },
    ]);
    expect(data.entries[0]?.changes).toEqual([
      { field: 'Passcode at login', before: 'off', after: 'on', personal: false },
    ]);
    expect((await bench.list('before=3')).data.actors).toEqual([]);
  });

  it.each(['kind=other', 'actor=a%20b', 'acting=maybe', 'from=2026-02-30', 'related=1', 'size=99', 'skip=-1'])(
    'refuses %s as malformed',
    async (query) => expect((await bench.list(query)).status).toBe(400),
  );

  it('[EVENT-05~, AUD-01~] exports what the filters leave, harmless for spreadsheets, and writes it down', async () => {
    const reader = bench.manager();
    const answer = await bench.get('/export?from=2026-10-30', reader);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="account-history-${bench.ann}-2026-11-02.csv"`,
      'x-exported-events': '3',
    });
    const lines = answer.body.split('\r\n');
    expect(lines[0]?.startsWith('\uFEFFTime (UTC),Event,Detail,')).toBe(true);
    expect(lines[1]).toContain(`2026-11-02T00:30:00.000Z,"'=HYPERLINK(""x"")","100% ""sure""",`);
    expect(lines[2]).toContain(`,Ruth,admin,${ruth},Ann,Firefox on Linux,203.0.113.7,4,any.type.v1,`);
    expect(lines[3]).toContain(',Passcode at login: off > on,access,Ann,customer,');
    expect(lines).toHaveLength(5);
    await bench.get('/export?from=2026-10-30', reader);
    const event = { type: 'audit.history-exported.v1', subject: bench.ann };
    expect(await bench.recorded(reader.id)).toEqual([event, event]);
    expect((await bench.get('/export', bench.reader())).statusCode).toBe(403);
  });
});

describe('the people of a history', () => {
  it('are named once, in the role in which they acted last', async () => {
    const bench = await HistoryBench.open();
    const dora = newAccountId();
    await bench.name(dora, 'Dora');
    for (const [position, kind] of [
      [90, 'admin'],
      [91, 'super-admin'],
      [92, 'system'],
      [93, 'admin'],
    ] as const)
      await bench.tell(position, { what: 'Logged in', occurred_at: AT, actor_kind: kind, actor_id: dora });
    const { actors } = (await bench.list('size=10')).data;
    await bench.close();
    expect(actors.filter(({ id }) => id === dora)).toEqual([{ kind: 'admin', id: dora, name: 'Dora' }]);
  });
});
