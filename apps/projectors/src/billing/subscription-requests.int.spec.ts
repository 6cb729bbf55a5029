import { randomUUID } from 'node:crypto';
import {
  billingStream,
  type BillingEvent,
  PLAN_TERMS,
  type SubscriptionCommand,
  subscriptionDecider,
} from '@keelson/domain/billing';
import { deletionStream } from '@keelson/domain/deletion';
import { checkoutItem, type PlanQuote, ProviderFailed } from '@keelson/integrations/stripe';
import type { Plan } from '@keelson/vocabulary';
import { billingMailJob } from './billing-mail.job';
import { billingMailsReactor } from './billing-mails.reactor';
import { billingWorkReactor } from './billing-work.reactor';
import { DELETION_BILLING_QUEUE, deletionBillingJob } from './deletion-billing.job';
import { recordFacts } from './provider-facts';
import { SUBSCRIPTION_REQUEST_QUEUE, subscriptionRequestJob } from './subscription-request.job';
import { BillingBench } from './testing/billing-bench';

const DAY_MS = 86_400_000;
const TAX = { vatPercent: 20, currency: 'gbp' } as const;

let bench: BillingBench;

beforeAll(async () => {
  bench = await BillingBench.open();
});
afterAll(() => bench.close());
beforeEach(() => {
  bench.sandbox.faults.clear();
  bench.mails.length = 0;
});

interface AtProvider {
  readonly status: string;
  readonly cancel_at_period_end: boolean;
  readonly default_payment_method: string;
  readonly customer: string;
  readonly items: { readonly data: readonly { readonly price: { readonly lookup_key: string } }[] };
}

/** A customer whose subscription runs. */
async function subscribed(plan: Plan) {
  const { accountId, sessionId } = await bench.bought(plan);
  await recordFacts({ kind: 'checkout', id: sessionId }, sessionId, bench.provider, bench);
  const [subscriptionId = ''] = Object.keys((await bench.stateOf(accountId)).subscriptions);
  return { accountId, subscriptionId };
}

type Subscribed = Awaited<ReturnType<typeof subscribed>>;

const atProvider = ({ subscriptionId }: Subscribed) =>
  bench.atProvider<AtProvider>(`/v1/subscriptions/${subscriptionId}`);
const invoicesOf = async ({ subscriptionId }: Subscribed) =>
  (
    await bench.atProvider<{ data: { total: number; amount_paid: number }[] }>(
      `/v1/invoices?subscription=${subscriptionId}`,
    )
  ).data;
const standingOf = async ({ accountId, subscriptionId }: Subscribed) =>
  (await bench.stateOf(accountId)).subscriptions[subscriptionId];
const requestOf = async ({ accountId }: Subscribed) => (await bench.stateOf(accountId)).request;

async function ask({ accountId }: Subscribed, command: SubscriptionCommand): Promise<void> {
  const decision = subscriptionDecider.decide(command, await bench.stateOf(accountId));
  if (!decision.ok) throw new Error(decision.failure.code);
  await bench.append(billingStream(accountId), accountId, decision.value);
}

const quoteOf = ({ subscriptionId }: Subscribed, plan: Plan): Promise<PlanQuote> =>
  bench.provider.changeQuote({
    subscriptionId,
    item: checkoutItem(PLAN_TERMS[plan], TAX),
    proratedAt: bench.clock().toISOString(),
  });

async function askForPlan(who: Subscribed, plan: Plan): Promise<PlanQuote> {
  const quote = await quoteOf(who, plan);
  const { netPence, vatPence, grossPence, chargedPence } = quote;
  const amounts = { netPence, vatPence, grossPence, chargedPence };
  const at = bench.clock();
  const requested = { requestId: randomUUID(), plan, proratedAt: at.toISOString(), ...amounts, at };
  await ask(who, { name: 'RequestPlanChange', ...requested });
  return quote;
}

const askForEnd = (who: Subscribed, name: 'RequestEnd' | 'WithdrawEnd'): Promise<void> =>
  ask(who, { name, requestId: randomUUID(), by: 'owner', at: bench.clock() });

async function eventsAbout(streamId: string) {
  return bench.codec.decode<BillingEvent>(await bench.store.readStream(streamId));
}

/** Does what the reactor asks for because of the newest event of a stream. */
async function work(streamId: string, deletion = false): Promise<void> {
  const event = (await eventsAbout(streamId)).at(-1);
  const jobs = event ? billingWorkReactor.react(event as never) : [];
  expect(jobs.map(({ queue }) => queue)).toEqual([deletion ? DELETION_BILLING_QUEUE : SUBSCRIPTION_REQUEST_QUEUE]);
  for (const { data } of jobs) {
    if (deletion) await deletionBillingJob.handle(data as never, bench.context);
    else await subscriptionRequestJob.handle(data as never, bench.context);
  }
}
const carryOut = ({ accountId }: Subscribed): Promise<void> => work(billingStream(accountId));

async function mailed({ accountId }: Subscribed): Promise<readonly (readonly [string, string])[]> {
  const event = (await eventsAbout(billingStream(accountId))).at(-1);
  for (const { data } of event ? billingMailsReactor.react(event as never) : [])
    await billingMailJob.handle(data as never, bench.context);
  return bench.mails.map(({ subject, text }) => [subject, text]);
}

describe('a change of plan', () => {
  it('from monthly to annual takes what was quoted, once, and begins a year', async () => {
    const who = await subscribed('EmbraceMonthly');
    await bench.pass(10 * DAY_MS);
    const quote = await askForPlan(who, 'EmbraceAnnually');
    // The quote counted from then: that it is carried out later changes nothing.
    await bench.pass(60_000);
    await carryOut(who);
    const [invoice] = await invoicesOf(who);
    expect(invoice).toMatchObject({ total: quote.grossPence, amount_paid: quote.chargedPence });
    // 20 of 30 days are left: 31.33 of 47.00 back.
    expect(quote).toMatchObject({ netPence: 45_100 - 3_133, grossPence: 50_360, chargedPence: 50_360, creditPence: 0 });
    expect(await standingOf(who)).toMatchObject({
      plan: 'EmbraceAnnually',
      status: 'active',
      periodEnd: new Date(Date.UTC(2027, 10, 12, 9, 1)).toISOString(),
    });
    expect(await requestOf(who)).toMatchObject({ outcome: 'done' });
    const types = (await bench.eventsOf(who.accountId)).map(({ type }) => type);
    expect(types.slice(-4)).toEqual([
      'billing.plan-change-requested.v1',
      'billing.subscription-changed.v1',
      'billing.payment-received.v1',
      'billing.request-carried-out.v1',
    ]);
    const paid = (await bench.eventsOf(who.accountId)).at(-2);
    expect(paid?.data).toMatchObject({
      netPence: 41_967,
      vatPence: 8_393,
      grossPence: 50_360,
      plan: 'EmbraceAnnually',
    });
    const [[subject, text] = []] = await mailed(who);
    expect(subject).toBe('Your plan has changed');
    expect(text).toContain('£503.60 with VAT was due now');
  });

  it('from annual to monthly keeps what was paid as credit, and records no money that nobody paid', async () => {
    const who = await subscribed('EmbraceAnnually');
    const quote = await askForPlan(who, 'EmbraceMonthly');
    expect(quote).toMatchObject({ grossPence: -48_480, chargedPence: 0, creditPence: 48_480 });
    await carryOut(who);
    expect(await standingOf(who)).toMatchObject({ plan: 'EmbraceMonthly' });
    expect(await bench.provider.upcomingPayment(who.subscriptionId)).toMatchObject({
      grossPence: 5_640,
      chargedPence: 0,
    });
    const payments = async () =>
      (await bench.eventsOf(who.accountId)).filter(({ type }) => type === 'billing.payment-received.v1');
    expect(await payments()).toHaveLength(1);
    const [[, text] = []] = await mailed(who);
    expect(text).toContain('£484.80 with VAT of the time that you had paid for is kept as credit');
    // 484.80 pay eight months and 33.60 of the ninth, whose rest of 22.80 the card pays.
    for (let month = 0; month < 9; month += 1) await bench.pass(31 * DAY_MS);
    await recordFacts({ kind: 'subscription', id: who.subscriptionId }, randomUUID(), bench.provider, bench);
    expect((await payments()).map(({ data }) => data)).toMatchObject([
      { grossPence: 54_120 },
      { netPence: 1_900, vatPence: 380, grossPence: 2_280 },
    ]);
  });

  it('is made once, whichever answer of the provider is lost', async () => {
    for (const times of [1, 2, 3, 4]) {
      const who = await subscribed('EmbraceMonthly');
      await askForPlan(who, 'EmbraceAnnually');
      bench.sandbox.faults.set({}, { kind: 'lost-reply', times });
      await carryOut(who).catch(() => undefined);
      bench.sandbox.faults.clear();
      if ((await requestOf(who))?.outcome === null) {
        await bench.pass(60_000);
        await carryOut(who);
      }
      expect(await requestOf(who)).toMatchObject({ outcome: 'done' });
      expect(await invoicesOf(who)).toHaveLength(2);
    }
  });

  it('waits for a provider that is away', async () => {
    const who = await subscribed('EmbraceMonthly');
    await askForPlan(who, 'EmbraceAnnually');
    bench.sandbox.faults.set({}, { kind: 'retryable-error', times: 50 });
    await expect(carryOut(who)).rejects.toThrow();
    expect(await requestOf(who)).toMatchObject({ outcome: null });
    bench.sandbox.faults.clear();
    await bench.pass(60_000);
    await carryOut(who);
    expect(await standingOf(who)).toMatchObject({ plan: 'EmbraceAnnually' });
  });

  it('is not made where the card does not pay it, and says so', async () => {
    const who = await subscribed('EmbraceMonthly');
    const { default_payment_method: card } = await atProvider(who);
    await bench.control('PUT', `payment-methods/${card}`, { refuses: true });
    await askForPlan(who, 'EmbraceAnnually');
    await carryOut(who);
    expect(await requestOf(who)).toMatchObject({ outcome: 'refused', reason: 'card_declined' });
    expect(await standingOf(who)).toMatchObject({ plan: 'EmbraceMonthly', status: 'active' });
    expect(await invoicesOf(who)).toHaveLength(1);
    expect((await mailed(who)).map(([subject]) => subject)).toEqual(['Your plan was not changed']);
    // The next one is asked for under another key.
    await bench.control('PUT', `payment-methods/${card}`, { refuses: false });
    await askForPlan(who, 'EmbraceAnnually');
    await carryOut(who);
    expect(await standingOf(who)).toMatchObject({ plan: 'EmbraceAnnually' });
  });

  it('takes a failure that the provider keeps for its key as final, and looks whether it was made all the same', async () => {
    for (const made of [false, true]) {
      const who = await subscribed('EmbraceMonthly');
      await askForPlan(who, 'EmbraceAnnually');
      const failing = {
        ...bench.provider,
        changePlan: async (...given: Parameters<typeof bench.provider.changePlan>) => {
          if (made) await bench.provider.changePlan(...given);
          throw new ProviderFailed('for ever');
        },
      };
      const data = { accountId: who.accountId, requestId: (await requestOf(who))?.requestId ?? '' };
      await subscriptionRequestJob.handle(data, { ...bench.context, payments: failing });
      expect(await requestOf(who)).toMatchObject(
        made ? { outcome: 'done' } : { outcome: 'refused', reason: 'provider_failed' },
      );
      expect(await standingOf(who)).toMatchObject({ plan: made ? 'EmbraceAnnually' : 'EmbraceMonthly' });
    }
  });
});

describe('the end with the period', () => {
  it('is told to the provider, may be taken back, and comes', async () => {
    const who = await subscribed('EmbraceMonthly');
    await askForEnd(who, 'RequestEnd');
    await carryOut(who);
    expect(await atProvider(who)).toMatchObject({ cancel_at_period_end: true, status: 'active' });
    expect(await standingOf(who)).toMatchObject({ cancelAtPeriodEnd: true });
    expect(await bench.provider.upcomingPayment(who.subscriptionId)).toBeUndefined();
    const [[subject, text] = []] = await mailed(who);
    expect(subject).toBe('Your subscription will end');
    expect(text).toContain('Keep my plan');

    await askForEnd(who, 'WithdrawEnd');
    await carryOut(who);
    expect(await standingOf(who)).toMatchObject({ cancelAtPeriodEnd: false });
    expect(await bench.provider.upcomingPayment(who.subscriptionId)).toMatchObject({
      grossPence: 5_640,
      chargedPence: 5_640,
    });

    await askForEnd(who, 'RequestEnd');
    await carryOut(who);
    await bench.pass(32 * DAY_MS);
    await recordFacts({ kind: 'subscription', id: who.subscriptionId }, randomUUID(), bench.provider, bench);
    expect(await standingOf(who)).toMatchObject({ status: 'canceled' });
    expect(await invoicesOf(who)).toHaveLength(1);
  });

  it('of a subscription that has ended meanwhile is refused, and answered', async () => {
    const who = await subscribed('EmbraceMonthly');
    await askForEnd(who, 'RequestEnd');
    await bench.provider.endSubscription(who.subscriptionId, randomUUID());
    await carryOut(who);
    expect(await requestOf(who)).toMatchObject({ outcome: 'refused', reason: 'subscription_ended' });
    expect(await standingOf(who)).toMatchObject({ status: 'canceled' });
  });
});

describe('an account that is being deleted', () => {
  const deletion = async ({ accountId }: Subscribed, type: 'requested' | 'cancelled'): Promise<void> => {
    const deleteAt = new Date(bench.clock().getTime() + 7 * DAY_MS).toISOString();
    const data = type === 'requested' ? { by: 'staff', deleteAt } : {};
    await bench.append(deletionStream(accountId), accountId, [{ type: `deletion.${type}.v1`, data }]);
    await work(deletionStream(accountId), true);
  };

  it('pays nothing more, and goes on paying where the deletion is stopped', async () => {
    const who = await subscribed('EmbraceMonthly');
    await deletion(who, 'requested');
    await carryOut(who);
    expect(await atProvider(who)).toMatchObject({ cancel_at_period_end: true });
    await deletion(who, 'cancelled');
    await carryOut(who);
    expect(await atProvider(who)).toMatchObject({ cancel_at_period_end: false });
  });

  it('stays ended where its owner had ended it before', async () => {
    const who = await subscribed('EmbraceMonthly');
    await askForEnd(who, 'RequestEnd');
    await carryOut(who);
    await deletion(who, 'requested');
    await deletion(who, 'cancelled');
    expect(await atProvider(who)).toMatchObject({ cancel_at_period_end: true });
  });

  it('waits until an earlier request is answered', async () => {
    const who = await subscribed('EmbraceMonthly');
    await askForPlan(who, 'EmbraceAnnually');
    await expect(deletion(who, 'requested')).rejects.toThrow();
    await carryOut(who);
    await work(deletionStream(who.accountId), true);
    await carryOut(who);
    expect(await atProvider(who)).toMatchObject({ cancel_at_period_end: true });
  });
});
