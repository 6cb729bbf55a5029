import type { AccountEvent } from '@keelson/domain/accounts';
import { onboardingDecider, type OnboardingCommand, type OnboardingEvent } from '@keelson/domain/onboarding';
import type { AccountHistoryRow } from '@keelson/read-models/history';
import type { CustomerRow } from '@keelson/read-models/customers';
import { registry } from '../registry';
import { ProductBench } from '../runtime/testing/product-bench';

const BACK_OFFICE: readonly string[] = ['customer-table', 'account-history', 'actor-names'];

const customer = 'acc_01932b7e-7d1c-7aaa-8000-000000000001';
const other = 'acc_01932b7e-7d1c-7aaa-8000-000000000002';
const admin = 'acc_01932b7e-7d1c-7aaa-8000-0000000000ad';
const readAt = '2026-11-02T09:18:00.000Z';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:143.0) Gecko/20100101 Firefox/143.0';

const registered = (accountId: string, name: string): AccountEvent => ({
  type: 'accounts.customer-registered.v1',
  data: {
    accountId,
    name,
    companyName: `${name} Ltd`,
    companyRegistrationNumber: '01234567',
    sector: 3,
    companyType: 'privateLimitedCompany',
    phone: '01632 960042',
    phoneDigits: '01632960042',
    email: `${name.toLowerCase()}@example.com`,
    supportNeeds: [],
    trial: { kind: 1, endsAt: '2026-11-16T09:00:00.000Z' },
  },
});

function journey(...commands: readonly OnboardingCommand[]): readonly OnboardingEvent[] {
  const events: OnboardingEvent[] = [];
  for (const command of commands) {
    const outcome = onboardingDecider.decide(
      command,
      events.reduce(onboardingDecider.evolve, onboardingDecider.initialState),
    );
    if (outcome.ok) events.push(...outcome.value);
  }
  return events;
}

describe('the back office', () => {
  let bench: ProductBench;

  beforeEach(async () => {
    bench = await ProductBench.open(registry.projections.filter(({ name }) => BACK_OFFICE.includes(name)));
    await bench.append(
      `account-${customer}`,
      [registered(customer, 'Ann'), { type: 'accounts.email-verification-requested.v1', data: {} }],
      {
        actor: { kind: 'anonymous', id: 'anonymous' },
        ip: '203.0.113.7',
        userAgent: FIREFOX,
      },
    );
    await bench.append(`account-${other}`, [registered(other, 'Bob')]);
    await bench.append(`staff-${admin}`, [
      {
        type: 'staff.member-registered.v1',
        data: {
          accountId: admin,
          name: 'Ruth',
          email: 'ruth@example.com',
          kind: 'admin',
          permissions: ['customers.manage'],
        },
      },
    ]);
    await bench.append(`account-${admin}`, [
      { type: 'accounts.signed-in.v1', data: { method: 'passcode', failuresBefore: 0 } },
    ]);
    await bench.append(`account-${customer}`, [
      { type: 'accounts.email-verified.v1', data: {} },
      { type: 'accounts.sign-in-failed.v1', data: { reason: 'wrong-password' } },
      { type: 'accounts.signed-in.v1', data: { method: 'password', failuresBefore: 1 } },
    ]);
    await bench.append(
      `onboarding-${customer}`,
      journey({ name: 'OpenStep', step: 'thankYou' }, { name: 'CompleteStep', step: 'thankYou' }),
    );
    await bench.append(
      `audit-${admin}-2026-11-02`,
      [{ type: 'audit.history-read.v1', data: { subject: customer, readAt } }],
      {
        actor: { kind: 'admin', id: admin },
        subjectId: customer,
        actingAs: customer,
      },
    );
    await bench.project();
  });

  afterEach(() => bench.close());

  const rows = async <Row extends object>(sql: string): Promise<Row[]> => (await bench.pool.query<Row>(sql)).rows;

  it('[BACK-01~, EVENT-01~] keeps one row a customer and none for staff', async () => {
    const table = await rows<CustomerRow>('SELECT * FROM read_model.customers ORDER BY name');
    expect(table.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
    expect(table[0]).toMatchObject({
      account_id: customer,
      company_name: 'Ann Ltd',
      free_trial_user: 1,
      payment_flag: 0,
      trial_ends_at: '2026-11-16T09:00:00.000Z',
      email_verified_at: expect.stringMatching(/Z$/) as string,
      last_login_at: expect.stringMatching(/Z$/) as string,
      onboarding_step: 'generic',
      completed_steps: ['thankYou'],
      search: ' ann ann ltd ann@example.com 01632 960042 01632960042',
    });
    expect(table[1]).toMatchObject({
      email_verified_at: null,
      last_login_at: null,
      onboarding_step: null,
      completed_steps: [],
    });
  });

  it('[AUD-01~, EVENT-05~] tells who did what, when, from where and on whose behalf, the reading included', async () => {
    const history = await rows<AccountHistoryRow>(
      `SELECT * FROM read_model.account_history WHERE account_id = '${customer}' ORDER BY position`,
    );
    expect(history.map(({ what }) => what)).toEqual([
      'Account registered',
      'Confirmation mail requested',
      'Email address confirmed',
      'Login failed',
      'Logged in',
      'Onboarding started',
      'Thank-you video opened',
      'Thank-you video completed',
      'Account history read',
    ]);
    expect(history[0]).toMatchObject({
      actor_kind: 'anonymous',
      ip: '203.0.113.7',
      browser: 'Firefox on Windows',
      detail: 'Free trial until 16 Nov 2026',
    });
    expect(history[3]).toMatchObject({ kind: 'access', tone: 'bad', detail: 'The password was wrong' });
    expect(history[4]).toMatchObject({ detail: 'After one failed try', actor_id: customer, changes: [] });
    const personal = false;
    expect(history[2]?.changes).toEqual([{ field: 'Email address confirmed', before: 'no', after: 'yes', personal }]);
    expect(history[7]?.changes).toEqual([
      { field: 'Thank-you video', before: 'in progress', after: 'completed', personal },
      { field: 'About your company', before: 'not started', after: 'in progress', personal },
    ]);
    expect(history[7]?.command_id).toBe(history[6]?.command_id);
    expect(history[7]?.command_id).not.toBe(history[4]?.command_id);
    expect(history.at(-1)).toMatchObject({
      actor_id: admin,
      actor_kind: 'admin',
      acting_as: customer,
      kind: 'reading',
    });
    expect(await rows('SELECT * FROM read_model.actor_names ORDER BY name')).toEqual([
      { account_id: customer, name: 'Ann' },
      { account_id: other, name: 'Bob' },
      { account_id: admin, name: 'Ruth' },
    ]);
  });

  it('[EVENT-03~, PROJ-08~] comes out the same when it is built again, twice', async () => {
    const live = await bench.checksums();
    await bench.project(2);
    expect(await bench.checksums()).toEqual(live);
    await bench.append(`account-${other}`, [{ type: 'accounts.email-verified.v1', data: {} }]);
    await bench.project(2);
    const later = await bench.checksums();
    expect(later).not.toEqual(live);
    await bench.project(3);
    expect(await bench.checksums()).toEqual(later);
  });
});
