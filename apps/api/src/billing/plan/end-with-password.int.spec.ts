import { billingStream } from '@keelson/domain/billing';
import { AccountsBench, PASSWORD } from '../../testing/accounts-bench';
import { recorded } from '../../testing/recorded';

const END = '/api/v1/billing/plan/end';
const ROUTE = 'billing.endSubscription';

let bench: AccountsBench;

beforeAll(async () => {
  bench = await AccountsBench.open();
});
afterAll(() => bench.close());

async function subscriber() {
  const account = await bench.customer();
  const browser = await bench.signedIn(account);
  const data = {
    subscriptionId: `sub_${account.id}`,
    plan: 'EmbraceMonthly',
    status: 'active',
    startedAt: '2026-11-02T09:00:00.000Z',
    periodStart: '2026-11-02T09:00:00.000Z',
    periodEnd: '2026-12-02T09:00:00.000Z',
    cancelAtPeriodEnd: false,
    invoice: 'paid',
  };
  const started = { type: 'billing.subscription-started.v1', data };
  await recorded(bench.api, billingStream(account.id), account.id, started);
  return browser;
}

const kindOfRequest = async (browser: Awaited<ReturnType<typeof subscriber>>) =>
  ((await browser.get('/api/v1/billing/plan')).data['request'] as { kind: string } | null)?.kind;

describe('the end of the own subscription', () => {
  it('takes the own password, given for this very act', async () => {
    const browser = await subscriber();
    expect(await browser.post(END, {})).toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED' });
    const wrong = await browser.confirm('Wrong1pass', ROUTE);
    expect(wrong.status).toBeGreaterThanOrEqual(400);
    expect(await browser.post(END, {})).toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED' });
    await browser.confirm(PASSWORD, 'billing.deactivate');
    expect(await browser.post(END, {})).toMatchObject({ status: 403, code: 'CONFIRMATION_INVALID' });
    expect(await kindOfRequest(browser)).toBeUndefined();
    await browser.confirm(PASSWORD, ROUTE);
    expect(await browser.post(END, {})).toMatchObject({ status: 200 });
    expect(await kindOfRequest(browser)).toBe('end');
  });

  it('is not for staff who act for the customer', async () => {
    const admin = await bench.signedIn(await bench.staff('admin', ['customers.manage']));
    expect(await admin.post(END, {})).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });
});
