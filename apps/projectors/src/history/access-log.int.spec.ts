import type { AuditEvent } from '@keelson/domain/audit';
import {
  type AccessLogFilter,
  countVisits,
  selectVisitors,
  selectVisits,
  selectVisitTotals,
} from '@keelson/read-models/history';
import type { ReadModelDatabase } from '@keelson/read-models';
import { Kysely, PostgresDialect } from 'kysely';
import { registry } from '../registry';
import { ProductBench } from '../runtime/testing/product-bench';

const NAMES: readonly string[] = ['access-log', 'visitor-names'];
const ann = 'acc_01932b7e-7d1c-7aaa-8000-000000000001';
const bob = 'acc_01932b7e-7d1c-7aaa-8000-000000000002';
const ruth = 'acc_01932b7e-7d1c-7aaa-8000-0000000000ad';
const nell = 'acc_01932b7e-7d1c-7aaa-8000-0000000000ae';
const REASON = 'Owner asks why October’s VAT differs';
const readAt = '2026-11-02T09:18:00.000Z';

describe('the access log of a customer', () => {
  let bench: ProductBench;
  const staff = { kind: 'super-admin', id: ruth } as const;
  const partner = { kind: 'partner', id: nell } as const;
  const acting = { actor: staff, subjectId: ann, actingAs: ann };

  const database = () => new Kysely<ReadModelDatabase>({ dialect: new PostgresDialect({ pool: bench.pool }) });
  const read = (what: 'figures-read' | 'learning-read' | 'trail-read', subject: string): AuditEvent => ({
    type: `audit.${what}.v1`,
    data: { subject, readAt },
  });
  const begins = (grant: string, reason = REASON) =>
    bench.append(
      `acting-${grant}`,
      [{ type: 'acting.started.v1', data: { customerId: ann, reason, endsAt: '2026-11-02T10:00:00.000Z' } }],
      acting,
    );
  const visits = async (filter: Partial<AccessLogFilter> & { before?: number; size?: number } = {}) =>
    await selectVisits(database(), { accountId: ann, size: 10, ...filter });
  const told = async (filter: Partial<AccessLogFilter> = {}) =>
    (await visits(filter)).visits.map(({ actor_id, reason, items }) => ({
      by: actor_id === ruth ? 'Ruth' : 'Nell',
      reason,
      items: items.map(({ act, what, times }) => `${act}: ${what} ×${times}`),
    }));

  beforeAll(async () => {
    bench = await ProductBench.open(registry.projections.filter(({ name }) => NAMES.includes(name)));
    await bench.append(`staff-${ruth}`, [
      {
        type: 'staff.member-registered.v1',
        data: { accountId: ruth, name: 'Ruth Adeyemi', email: 'r@example.com', kind: 'superAdmin', permissions: [] },
      },
    ]);
    await bench.append(`partner-${nell}`, [
      {
        type: 'partners.partner-registered.v1',
        data: {
          ...{ accountId: nell, firstName: 'Nell', lastName: 'Marsh', companyName: 'Marsh Advisory' },
          ...{ email: 'n@example.com', phone: '01632 960001', phoneDigits: '01632960001', webAddress: null },
        },
      },
      {
        type: 'partners.details-changed.v1',
        data: { firstName: 'Eleanor', lastName: 'Marsh', phone: '01632 960001', phoneDigits: '01632960001' },
      },
    ]);
    const figures = [read('figures-read', ann), read('figures-read', ann), read('learning-read', ann)];
    await bench.append(`audit-${nell}-2026-11-02`, figures, { actor: partner, subjectId: ann });
    await bench.append(`audit-${nell}-2026-11-03`, [read('figures-read', bob)], { actor: partner, subjectId: bob });
    await bench.append(`audit-${ruth}-2026-11-02`, [read('trail-read', ruth)], { actor: staff, subjectId: ruth });
    await begins('one');
    await bench.append(`audit-${ruth}-2026-11-03`, [read('figures-read', ann)], acting);
    const changed = {
      type: 'accounts.profile-changed.v1',
      data: { name: 'Ann', surname: 'Field', sector: 3, phone: '01632960002', phoneDigits: '01632960002' },
    } as const;
    await bench.append(`account-${ann}`, [changed], acting);
    await bench.append(`account-${ann}`, [changed], { subjectId: ann });
    await bench.append(
      `denials-${ruth}`,
      [{ type: 'access.denied.v1', data: { route: 'goals.set', code: 'REFUSED_WHILE_ACTING', deniedAt: readAt } }],
      acting,
    );
    await bench.append(`acting-one`, [{ type: 'acting.ended.v1', data: { how: 'by-hand' } }], acting);
    await bench.append(`audit-${ruth}-2026-11-04`, [read('learning-read', ann)], { actor: staff, subjectId: ann });
    await bench.project();
  });
  afterAll(() => bench.close());

  it('tells each visit once, newest first: who, why, and what was looked at and done, how often', async () => {
    expect(await told()).toEqual([
      { by: 'Ruth', reason: null, items: ['looked: Your scores and learning progress ×1'] },
      {
        by: 'Ruth',
        reason: REASON,
        items: ['looked: Your figures ×1', 'acted: Profile changed ×1', 'refused: something they may not do ×1'],
      },
      { by: 'Nell', reason: null, items: ['looked: Your figures ×2', 'looked: Your scores and learning progress ×1'] },
    ]);
    const [, second, third] = (await visits()).visits;
    expect(second).toMatchObject({ acting: true, ends_at: '2026-11-02T10:00:00.000Z', name: 'Ruth Adeyemi' });
    expect(second?.ended_at).toMatch(/Z$/);
    expect(third).toMatchObject({ acting: false, name: 'Eleanor Marsh', company: 'Marsh Advisory', ended_at: null });
  });

  it('is narrowed by side, person, what was done and days, and counts what fits', async () => {
    const by = async (filter: Partial<AccessLogFilter>) =>
      (await told(filter)).map(({ by: who, items }) => [who, items.length]);
    expect(await by({ who: 'partner' })).toEqual([['Nell', 2]]);
    expect(await by({ who: ruth })).toEqual([
      ['Ruth', 1],
      ['Ruth', 3],
    ]);
    expect(await by({ act: 'looked' })).toEqual([
      ['Ruth', 1],
      ['Ruth', 1],
      ['Nell', 2],
    ]);
    expect(await by({ act: 'acted' })).toEqual([['Ruth', 3]]);
    expect(await by({ until: '2020-01-01' })).toEqual([]);
    expect(await by({ from: '2020-01-01' })).toHaveLength(3);
    expect(await countVisits(database(), { accountId: ann, who: 'staff' })).toBe(2);
    expect((await selectVisitors(database(), ann)).map(({ name }) => name)).toEqual(['Eleanor Marsh', 'Ruth Adeyemi']);
    expect(await selectVisitTotals(database(), ann, '2020-01-01T00:00:00.000Z')).toEqual(
      expect.arrayContaining([
        { side: 'staff', visits: 2, people: 1, acts: 1 },
        { side: 'partner', visits: 1, people: 1, acts: 0 },
      ]),
    );
  });

  it('turns pages by the place of the last visit', async () => {
    const first = await visits({ size: 2 });
    expect([first.visits.length, first.more]).toEqual([2, true]);
    const rest = await visits({ size: 2, before: first.visits[1]?.position ?? 0 });
    expect([rest.visits.map(({ actor_id }) => actor_id), rest.more]).toEqual([[nell], false]);
  });

  it('[EVENT-03~, PROJ-08~] comes out the same when it is built again', async () => {
    const live = await bench.checksums();
    await bench.project(2);
    expect(await bench.checksums()).toEqual(live);
  });

  it('[ERASE-02~] goes with its owner, and the name of an erased visitor goes from it', async () => {
    await bench.append(`deletion-${nell}`, [{ type: 'deletion.personal-data-erased.v1', data: {} }]);
    await bench.project(2);
    const { visits: left } = await visits({ who: nell });
    expect(left.map(({ name, company }) => [name, company])).toEqual([[null, null]]);
    await bench.append(`deletion-${ann}`, [{ type: 'deletion.personal-data-erased.v1', data: {} }]);
    await bench.project(2);
    expect(await told()).toEqual([]);
    expect((await visits({ accountId: bob })).visits).toHaveLength(1);
    const live = await bench.checksums();
    await bench.project(3);
    expect(await bench.checksums()).toEqual(live);
  });
});
