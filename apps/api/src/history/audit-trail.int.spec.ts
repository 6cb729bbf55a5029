import { newAccountId } from '../testing/test-sessions';
import { EXPORTS, HistoryBench } from './testing/history-bench';

interface Trail {
  readonly rows: readonly { readonly position: number; readonly what: string; readonly refused: boolean }[];
  readonly matching: number;
  readonly more: boolean;
  readonly actors: readonly { readonly id: string; readonly kind: string; readonly name: string | null }[];
}

describe('the audit of all accounts', () => {
  let bench: HistoryBench;
  const [ruth, nell, bob] = [newAccountId(), newAccountId(), newAccountId()];

  beforeAll(async () => {
    bench = await HistoryBench.open();
    for (const [id, name] of [
      [ruth, 'Ruth Adeyemi'],
      [nell, 'Nell Marsh'],
      [bob, 'Bob Hale'],
    ] as const)
      await bench.name(id, name);
    const admin = { actor_kind: 'admin', actor_id: ruth } as const;
    const partner = { actor_kind: 'partner', actor_id: nell } as const;
    const reading = { kind: 'reading', network_of: ruth } as const;
    await bench.tell(1, { what: 'Logged in', occurred_at: '2026-10-01T09:00:00Z' });
    await bench.tell(2, { what: 'Figures read', occurred_at: '2026-10-02T09:00:00Z', ...partner, kind: 'reading' });
    await bench.tell(3, {
      ...{ what: 'Access refused', occurred_at: '2026-10-03T09:00:00Z', detail: 'Without the right to it: goals.set' },
      ...{ ...partner, account_id: nell, type: 'access.denied.v1', tone: 'bad', ip: '198.51.100.4' },
    });
    await bench.tell(4, { what: 'Customer details viewed', occurred_at: '2026-10-04T09:00:00Z', ...admin, ...reading });
    await bench.tell(5, { what: 'Logged in', occurred_at: '2026-10-05T09:00:00Z', account_id: bob, actor_id: bob });
    await bench.tell(6, {
      ...{ what: 'Permission granted', occurred_at: '2026-10-06T09:00:00Z', kind: 'staff', account_id: ruth },
      ...{ actor_kind: 'super-admin', actor_id: bob },
    });
  });
  afterAll(() => bench.close());

  const boss = () => bench.api.sessions.introduce({ kind: 'superAdmin', steppedUp: EXPORTS });
  const ask = (query: string, { authorization }: { authorization: string } = boss()) =>
    bench.api.inject({ url: `/api/v1/audit/events${query}`, headers: { authorization, confirmation: 'any' } });
  const trail = async (query: string): Promise<Trail> => (await ask(query)).json<{ data: Trail }>().data;
  const positions = async (query: string) => (await trail(query)).rows.map(({ position }) => position);

  it('[AUD-01~] tells who did what to whom, from where, and whether it was refused', async () => {
    const { rows, matching, more, actors } = await trail('?role=partner');
    expect([rows.length, matching, more]).toEqual([2, 2, false]);
    expect(rows).toMatchObject([
      {
        ...{ what: 'Access refused', detail: 'Without the right to it: goals.set', refused: true },
        actor: { kind: 'partner', id: nell, name: 'Nell Marsh' },
        about: { id: nell, name: 'Nell Marsh', customer: false },
        from: { ip: '198.51.100.4', browser: 'Firefox on Linux' },
      },
      { what: 'Figures read', refused: false, about: { id: bench.ann, name: 'Ann', customer: true } },
    ]);
    expect(actors.map(({ name, kind }) => [name, kind])).toEqual([
      ['Bob Hale', 'super-admin'],
      ['Nell Marsh', 'partner'],
      ['Ruth Adeyemi', 'admin'],
    ]);
  });

  it('[AUD-01~] is narrowed by person, customer, kind, refusal, role, days and words', async () => {
    expect(await positions('')).toEqual([6, 5, 4, 3, 2, 1]);
    expect(await positions(`?actor=${nell}`)).toEqual([3, 2]);
    expect(await positions(`?customer=${bench.ann}`)).toEqual([4, 2, 1]);
    expect(await positions('?kind=reading')).toEqual([4, 2]);
    expect(await positions('?refused=yes')).toEqual([3]);
    expect(await positions('?refused=no')).toEqual([6, 5, 4, 2, 1]);
    expect(await positions('?role=super-admin')).toEqual([6]);
    expect(await positions('?from=2026-10-02&until=2026-10-03')).toEqual([3, 2]);
    expect(await positions('?search=hale')).toEqual([6, 5]);
    expect(await positions('?search=ann%20nell')).toEqual([2]);
    expect(await positions(`?customer=${bench.ann}&actor=${ruth}&refused=yes`)).toEqual([]);
  });

  it('turns pages, and takes nothing that it does not know', async () => {
    expect(await positions('?size=10&page=2')).toEqual([]);
    for (const wrong of ['size=11', 'page=0', 'page=501', 'refused=maybe', 'customer=x', 'role=boss', 'related=1'])
      expect([wrong, (await ask(`?${wrong}`)).statusCode]).toEqual([wrong, 400]);
  });

  it('[AUTHZ-01~] is for super admins alone', async () => {
    const introduce = (identity: Parameters<typeof bench.api.sessions.introduce>[0]) =>
      bench.api.sessions.introduce(identity);
    const others = [
      introduce({ kind: 'admin', permissions: ['customers.manage', 'journeys.replay', 'payments.reconcile'] }),
      introduce({ kind: 'partner' }),
      introduce({ kind: 'customer' }),
    ];
    for (const other of others)
      for (const path of ['', '/export']) expect((await ask(path, other)).statusCode).toBe(403);
  });

  it('[EVENT-05~, AUD-01~] records that it was read once a visit, and each export as one', async () => {
    const reader = boss();
    for (const path of ['', '?refused=yes', '/export', '/export?refused=yes'])
      expect((await ask(path, reader)).statusCode).toBe(200);
    expect(await bench.recorded(reader.id)).toEqual(
      ['audit.trail-read.v1', 'audit.trail-exported.v1', 'audit.trail-exported.v1'].map((type) => ({
        ...{ type, subject: reader.id },
      })),
    );
  });

  it('[AUD-01~] exports what the filters leave, with whom it is about', async () => {
    const answer = await ask('/export?refused=yes');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"$/);
    expect(answer.headers['x-exported-events']).toBe('1');
    const [headings, ...lines] = answer.body.trimEnd().split('\r\n');
    expect(headings).toMatch(/^\uFEFFTime \(UTC\),Event,.*,About,Account it is about,Refused$/);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`Access refused,.*Nell Marsh,partner,${nell}.*,Nell Marsh,${nell},yes$`));
  });
});
