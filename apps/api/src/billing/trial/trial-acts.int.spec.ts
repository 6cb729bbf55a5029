import { billingStream } from '@keelson/domain/billing';
import { randomUUID } from 'node:crypto';
import { AccountsBench, PASSWORD } from '../../testing/accounts-bench';
import type { Browser } from '../../testing/browser';
import { recorded } from '../../testing/recorded';
import { newAccountId } from '../../testing/test-sessions';

const DAY_MS = 86_400_000;
const [EXTEND, MIGRATE] = ['billing.extendTrial', 'billing.migrate'];

let bench: AccountsBench;

beforeAll(async () => {
  bench = await AccountsBench.open();
});
afterAll(() => bench.close());

const extend = (browser: Browser, id: string, headers?: Record<string, string>) =>
  browser.post(`/api/v1/billing/accounts/${id}/trial-extensions`, undefined, headers);
const migrate = (browser: Browser, id: string, query = '?subscribedToPayment=1') =>
  browser.post(`/api/v1/billing/accounts/${id}/subscriber${query}`);

async function manager() {
  return bench.signedIn(await bench.staff('admin', ['customers.manage']));
}

/** The partner's session and its account, whose customers are those that `assign` names. */
async function partner() {
  const email = `${randomUUID()}@adviser.example`;
  const person = { firstName: 'Nell', lastName: 'Marsh', companyName: 'Marsh Advisory', phone: '01632960002' };
  const answer = await bench.browser().post('/api/v1/partners/register', {
    ...{ ...person, email, password: PASSWORD, termsAndConditions: true, channelPartner: true },
  });
  const { id } = answer.data['company_details'] as { id: string };
  const token = await bench.mailLink(id, 'email-verification');
  await bench.browser().post('/api/v1/accounts/verify-email', { email, token });
  return { id, browser: await bench.signedIn({ id, email }) };
}

const assign = (customer: string, partnerId: string) =>
  recorded(bench.api, `account-${customer}`, customer, {
    type: 'accounts.partner-assigned.v1',
    data: { partnerId, byCode: true },
  });

const confirmedFor = (browser: Browser, route: string, accountId: string) =>
  browser.confirm(PASSWORD, route, { accountId });
const actsOn = async (id: string) =>
  (await bench.eventsAbout(id)).filter(({ type }) => /^billing\.(trial-extended|migrated)/.test(type));

describe('the free trial of a customer, in the hands of staff', () => {
  it('[LIMIT-02] lasts 14 days and 14 more once extended; an account is deleted after 7 days of grace, and inactive after 21 without a login', async () => {
    const inDays = (days: number): string => new Date(bench.now.getTime() + days * DAY_MS).toISOString();
    const { id } = await bench.customer();
    const [registered] = await bench.eventsOf(id);
    expect(registered?.data['trial']).toMatchObject({ endsAt: inDays(14) });
    const browser = await manager();
    await confirmedFor(browser, EXTEND, id);
    expect((await extend(browser, id)).data).toEqual({ trialEndsAt: inDays(28) });

    await confirmedFor(browser, MIGRATE, id);
    expect(await migrate(browser, id)).toMatchObject({ status: 200 });
    const deletion = { accountId: id, deleteUserflag: '1' };
    await browser.confirm(PASSWORD, 'deletion.process', deletion);
    const started = await browser.post(`/api/v1/accounts/${id}/deletion?deleteUserflag=1`);
    expect(started.data).toMatchObject({ delete_at: inDays(7) });

    const [seen, unseen] = [newAccountId(), newAccountId()];
    for (const [account, login] of [
      [seen, bench.now.getTime() - 21 * DAY_MS],
      [unseen, bench.now.getTime() - 21 * DAY_MS - 1],
    ] as const)
      await bench.database.admin(
        `INSERT INTO read_model.customers VALUES ($1, 'Ann', 'Ann Ltd', '', 'soletrader', 1, '01632960001', $1, 0, 1, 1,
           true, null, '2026-09-29', null, $2, null, null, '[]', null, ' ann')`,
        [account, new Date(login)],
      );
    const listed = async (status: string) =>
      ((await browser.get(`/api/v1/customers?status=${status}`)).data['rows'] as { id: string }[]).map((row) => row.id);
    expect([await listed('active'), await listed('inactive')]).toEqual([[seen], [unseen]]);
    await bench.database.admin('DELETE FROM read_model.customers WHERE account_id IN ($1, $2)', [seen, unseen]);
  });

  it('[LIMIT-02~] is extended by 14 days from its end, and from now once it is over, each time confirmed anew', async () => {
    const { id } = await bench.customer();
    const browser = await manager();
    expect(await extend(browser, id)).toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED' });
    await confirmedFor(browser, EXTEND, id);
    expect(await extend(browser, id)).toMatchObject({
      status: 200,
      statusMessage: 'The free trial was extended for 14 more days',
      data: { trialEndsAt: new Date(bench.now.getTime() + 28 * DAY_MS).toISOString() },
    });
    expect(await extend(browser, id)).toMatchObject({ status: 403, code: 'CONFIRMATION_INVALID' });
    const before = bench.now;
    bench.pass(40 * DAY_MS);
    const later = await manager();
    await confirmedFor(later, EXTEND, id);
    expect((await extend(later, id)).data).toEqual({
      trialEndsAt: new Date(bench.now.getTime() + 14 * DAY_MS).toISOString(),
    });
    bench.now = before;
    const acts = await actsOn(id);
    expect(acts).toHaveLength(2);
    expect(acts[0]?.metadata).toMatchObject({ actor: { kind: 'admin' }, subjectId: id });
  });

  it('is extended once for one press, however often its answer is lost', async () => {
    const { id } = await bench.customer();
    const browser = await manager();
    const key = { 'idempotency-key': randomUUID() };
    await confirmedFor(browser, EXTEND, id);
    const first = await extend(browser, id, key);
    expect(first.status).toBe(200);
    expect((await extend(browser, id, key)).data).toEqual(first.data);
    await confirmedFor(browser, EXTEND, id);
    expect((await extend(browser, id, key)).data).toEqual(first.data);
    expect(await actsOn(id)).toHaveLength(1);
  });

  it('ends with the move to subscriber, which is asked for with subscribedToPayment=1', async () => {
    const { id } = await bench.customer();
    const browser = await manager();
    await confirmedFor(browser, MIGRATE, id);
    expect(await migrate(browser, id, '')).toMatchObject({ status: 400 });
    expect(await migrate(browser, id, '?subscribedToPayment=0')).toMatchObject({ status: 400 });
    expect(await migrate(browser, id)).toMatchObject({ status: 200, statusMessage: 'Successfully Subscribed' });
    for (const [route, act] of [
      [MIGRATE, migrate],
      [EXTEND, extend],
    ] as const) {
      await confirmedFor(browser, route, id);
      expect(await act(browser, id)).toMatchObject({ status: 409, code: 'CUSTOMER_NOT_ON_TRIAL' });
    }
    expect((await actsOn(id)).map(({ type }) => type)).toEqual(['billing.migrated-to-subscriber.v1']);
  });

  it('is left alone where it is paid for, being deleted, or nobody’s', async () => {
    const browser = await manager();
    const paying = await bench.customer();
    await recorded(bench.api, billingStream(paying.id), paying.id, {
      type: 'billing.early-access-started.v1',
      data: { paymentId: 'pi_1', startedAt: bench.now.toISOString(), until: '2028-11-02T09:00:00.000Z' },
    });
    const leaving = await bench.customer();
    await bench.decideDeletion(leaving.id, { name: 'StartDeletion', trialEndsAt: null, at: bench.now });
    for (const [id, answer] of [
      [paying.id, { status: 409, code: 'CUSTOMER_NOT_ON_TRIAL' }],
      [leaving.id, { status: 409, code: 'CUSTOMER_UNDER_DELETION' }],
      [newAccountId(), { status: 404, code: 'CUSTOMER_NOT_FOUND' }],
    ] as const) {
      await confirmedFor(browser, EXTEND, id);
      expect(await extend(browser, id)).toMatchObject(answer);
      await confirmedFor(browser, MIGRATE, id);
      expect(await migrate(browser, id)).toMatchObject(answer);
      expect(await actsOn(id)).toEqual([]);
    }
  });

  it('is nothing for admins without the permission, and nothing for customers', async () => {
    const { id, email } = await bench.customer();
    const idle = await bench.signedIn(await bench.staff('admin', ['journeys.replay']));
    const owner = await bench.signedIn({ id, email });
    for (const browser of [idle, owner]) {
      expect(await extend(browser, id)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
      expect(await migrate(browser, id)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    }
  });
});

describe('the free trial of a customer, in the hands of a channel partner', () => {
  it('[BACK-07~] is changed for the own customers alone, and for none who has left', async () => {
    const [nell, omar] = [await partner(), await partner()];
    const { id } = await bench.customer();
    await assign(id, nell.id);
    await confirmedFor(omar.browser, EXTEND, id);
    expect(await extend(omar.browser, id)).toMatchObject({ status: 404, code: 'CUSTOMER_NOT_FOUND' });
    await confirmedFor(nell.browser, EXTEND, id);
    expect(await extend(nell.browser, id)).toMatchObject({ status: 200 });
    expect((await actsOn(id))[0]?.metadata).toMatchObject({ actor: { kind: 'partner', id: nell.id } });
    await assign(id, omar.id);
    await confirmedFor(nell.browser, MIGRATE, id);
    expect(await migrate(nell.browser, id)).toMatchObject({ status: 404, code: 'CUSTOMER_NOT_FOUND' });
    await confirmedFor(omar.browser, MIGRATE, id);
    expect(await migrate(omar.browser, id)).toMatchObject({ status: 200 });
  });
});
