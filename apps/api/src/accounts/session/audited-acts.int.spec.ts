import { randomUUID } from 'node:crypto';
import { AccountsBench, PASSWORD } from '../../testing/accounts-bench';
import type { Browser } from '../../testing/browser';

const SECOND = 1_000;
const ACTING = '/api/v1/session/acting';
const STAFF = '/api/v1/staff';
const REASON = 'Owner asks why October’s VAT differs';
const [HOME, DESK, OFFICE] = ['192.0.2.8', '192.0.2.9', '192.0.2.10'];

/** One event as the log tells it: what, by whom, about whom, acting for whom, when and from where. */
interface Told {
  readonly what: string;
  readonly by: string;
  readonly about: string;
  readonly actingAs: string | undefined;
  readonly at: string;
  readonly from: string | undefined;
  readonly with: string | undefined;
}

describe('what has to be accounted for', () => {
  let bench: AccountsBench;

  beforeAll(async () => {
    bench = await AccountsBench.open();
    const projections = ['account-history', 'actor-names', 'visitor-names', 'payments', 'access-log'];
    const reconciliation = ['cases', 'claims', 'lines', 'months', 'objects', 'payouts', 'sweeps', 'bank-lines'].map(
      (name) => `reconciliation-${name}`,
    );
    for (const name of [...projections, ...reconciliation])
      await bench.database.admin(
        `INSERT INTO read_model.checkpoints (projection, kind, version, position) VALUES ($1, 'projection', 1, 1000000)`,
        [name],
      );
  });
  afterAll(() => bench.close());

  /** Runs it at its own second; answers with everything that it left in the log, of whatever kind. */
  async function leftBy(act: () => Promise<unknown>): Promise<readonly Told[]> {
    const { store, codec } = bench.api.services;
    const before = await store.head();
    bench.pass(SECOND);
    await act();
    await bench.settled();
    return (await codec.decode((await store.readAll(before, 100)).events)).map(({ type, occurredAt, metadata }) => {
      const { actor, subjectId, actingAs, ip, userAgent } = metadata;
      const by = `${actor.kind} ${actor.id}`;
      return { what: type, by, about: subjectId, actingAs, at: occurredAt.toISOString(), from: ip, with: userAgent };
    });
  }

  const now = () => bench.now.toISOString();
  const answers = async (asked: Promise<{ readonly status: number; readonly text: string }>, status = 200) => {
    const { status: found, text } = await asked;
    expect([found, found === status ? '' : text]).toEqual([status, '']);
  };

  it('[AUD-01] is in the log, each once and nothing else: who, what, when in UTC and from where, with both ids while acting', async () => {
    const owner = await bench.customer();
    await bench.database.admin(
      `INSERT INTO read_model.customers VALUES ($1, 'Ada', 'Ada Ltd', '', 'soletrader', 1, '01632960001', 'ada@example.com',
         1, 0, 0, false, '2026-11-12', '2026-09-29', null, null, null, 'generic', '[]', '2026-11-01', 'ada')`,
      [owner.id],
    );
    const [boss, member] = [await bench.staff('superAdmin'), await bench.staff('admin', ['customers.manage'])];
    const [home, office, desk] = [bench.browser(HOME), bench.browser(OFFICE), bench.browser(DESK)];
    const line = (what: string, by: string, about: string, from: string, actingAs?: string): Told => ({
      ...{ what: `${what}.v1`, by, about, actingAs, at: now(), from, with: 'Test browser' },
    });
    const [anonymous, asOwner] = ['anonymous anonymous', `customer ${owner.id}`];
    const [asBoss, asMember] = [`super-admin ${boss.id}`, `admin ${member.id}`];

    // Failures, before and after the password.
    expect(await leftBy(() => answers(home.signIn(owner.email, 'Wrong777'), 401))).toEqual([
      line('accounts.sign-in-failed', anonymous, owner.id, HOME),
    ]);
    await leftBy(() => answers(desk.signIn(member.email, PASSWORD)));
    await bench.mailPasscode(member.id, '12345');
    expect(await leftBy(() => answers(desk.post('/api/v1/session/passcode', { passcode: '00000' }), 401))).toEqual([
      line('accounts.sign-in-failed', anonymous, member.id, DESK),
    ]);

    // Sign-ins of owners and of staff.
    expect(await leftBy(() => answers(home.signIn(owner.email, PASSWORD)))).toEqual([
      line('accounts.signed-in', asOwner, owner.id, HOME),
    ]);
    for (const [browser, who, by, from] of [
      [desk, member, asMember, DESK],
      [office, boss, asBoss, OFFICE],
    ] as const)
      expect(await leftBy(() => bench.signedIn(who, browser))).toEqual([
        line('accounts.passcode-requested', by, who.id, from),
        line('accounts.signed-in', by, who.id, from),
      ]);

    // Denials: a page of staff, one of super admins, an act that the own password was not given for.
    const denied = (by: string, about: string, from: string) => [line('access.denied', by, about, from)];
    expect(await leftBy(() => answers(home.get('/api/v1/customers'), 403))).toEqual(denied(asOwner, owner.id, HOME));
    expect(await leftBy(() => answers(desk.get(STAFF), 403))).toEqual(denied(asMember, member.id, DESK));
    await answers(office.confirm(PASSWORD, 'staff.enable', { accountId: member.id }));
    expect(await leftBy(() => answers(office.post(`${STAFF}/${member.id}/disable`), 403))).toEqual(
      denied(asBoss, boss.id, OFFICE),
    );

    // Acting for a customer: begin, an act, a refusal, the end.
    const acting = (what: string) => line(what, asMember, owner.id, DESK, owner.id);
    expect(await leftBy(() => answers(desk.post(ACTING, { accountId: owner.id, reason: REASON })))).toEqual([
      acting('acting.started'),
    ]);
    const details = { id: owner.id, firstName: 'Augusta', sector: 4, phone: '01632960002' };
    expect(await leftBy(() => answers(desk.put('/api/v1/accounts/profile', details)))).toEqual([
      acting('accounts.profile-changed'),
    ]);
    expect(await leftBy(() => answers(desk.get('/api/v1/sessions'), 403))).toEqual([acting('access.denied')]);
    expect(await leftBy(() => answers(desk.delete(ACTING)))).toEqual([acting('acting.ended')]);

    // Exports.
    const exporting = async (browser: Browser, route: string, url: string, target: object) => {
      await answers(browser.confirm(PASSWORD, route, target));
      return leftBy(() => answers(browser.get(url)));
    };
    expect(await exporting(office, 'audit.trailExport', '/api/v1/audit/events/export', {})).toEqual([
      line('audit.trail-exported', asBoss, boss.id, OFFICE),
    ]);
    expect(
      await exporting(office, 'audit.export', `/api/v1/customers/${owner.id}/events/export`, { accountId: owner.id }),
    ).toEqual([line('audit.history-exported', asBoss, owner.id, OFFICE)]);
    expect(await exporting(office, 'payments.export', '/api/v1/payments/export', {})).toEqual([
      line('audit.payments-exported', asBoss, boss.id, OFFICE),
    ]);
    const file = { format: 'csv' };
    expect(await exporting(office, 'reconciliation.export', '/api/v1/reconciliation/export/csv', file)).toEqual([
      line('audit.payments-exported', asBoss, boss.id, OFFICE),
    ]);

    // Changes of roles and rights.
    const right = { accountId: member.id, permission: 'journeys.replay' };
    const ROLE_CHANGES: readonly (readonly [string, object, () => ReturnType<Browser['post']>, readonly string[]])[] = [
      [
        'staff.grantPermission',
        right,
        () => office.post(`${STAFF}/${member.id}/permissions`, { permission: 'journeys.replay' }),
        ['permission-granted'],
      ],
      [
        'staff.withdrawPermission',
        right,
        () => office.delete(`${STAFF}/${member.id}/permissions/journeys.replay`),
        ['permission-withdrawn'],
      ],
      ...(
        [
          ['promote', ['member-promoted']],
          ['demote', ['member-demoted', 'permission-withdrawn']],
          ['disable', ['member-disabled']],
          ['enable', ['member-enabled']],
        ] as const
      ).map(
        ([what, events]) =>
          [
            `staff.${what}`,
            { accountId: member.id },
            () => office.post(`${STAFF}/${member.id}/${what}`),
            events,
          ] as const,
      ),
      ['staff.remove', { accountId: member.id }, () => office.delete(`${STAFF}/${member.id}`), ['member-removed']],
    ];
    for (const [route, target, act, events] of ROLE_CHANGES) {
      await answers(office.confirm(PASSWORD, route, target));
      expect([route, await leftBy(() => answers(act()))]).toEqual([
        route,
        events.map((what) => line(`staff.${what}`, asBoss, member.id, OFFICE)),
      ]);
    }
    const invitation = { email: `${randomUUID()}@keelson.example`, kind: 'admin', permissions: [] };
    await answers(office.confirm(PASSWORD, 'staff.invite', invitation));
    const arrived = await leftBy(() => answers(office.post(STAFF, { ...invitation, name: 'Joan Clarke' })));
    const [{ about: newcomer } = { about: '' }] = arrived;
    expect(arrived).toEqual(
      ['staff.member-registered', 'staff.member-invited'].map((what) => line(what, asBoss, newcomer, OFFICE)),
    );

    // The ways out.
    expect(await leftBy(() => answers(home.post('/api/v1/session/sign-out')))).toEqual([
      line('accounts.signed-out', asOwner, owner.id, HOME),
    ]);
  });
});
