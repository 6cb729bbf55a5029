import { ACME_CASH_KEPT } from './acme-cash-release';
import { type Events, recordAs } from './recorded-as';
import type { TestApi } from './start-test-api';

export interface RecordedCustomer {
  readonly accountId: string;
  readonly at: Date;
  readonly checkoutId: string;
  readonly paymentId: string;
}

export const GOAL = { goalId: 'goal_1', kind: 'Holiday', by: '2027-11-02', cost: 500_000, overallCost: 0 };

const YEAR = { months: 12, sales: 1_200_000, costOfSales: 400_000, payroll: 300_000, overheads: 200_050 };
export const INPUTS = { thisYear: { ...YEAR, months: 7 }, lastYear: YEAR };

const CHANGES = { price: 2, sales: 5, costOfSales: -3, payroll: 4, overheads: -10 };
const SCENARIO = {
  base: {
    source: 'xero',
    figures: { ...INPUTS, addedBack: 0 },
    importIds: ['import-2026-10'],
    months: { thisYear: ['2026-10'], lastYear: ['2025-10'] },
    ...{ asAt: '2026-11-01', knownOn: '2026-11-01', period1: false },
  },
  changes: CHANGES,
  results: {
    ...{ sales: 2_203_200, costOfSales: 698_400, payroll: 534_857, overheads: 308_649, profitBeforeTax: 661_294 },
    change: 146_921,
  },
  formulaVersion: 1,
};
export const SCENARIO_KEPT = {
  ...SCENARIO,
  parentId: null,
  rebased: { at: '2026-11-01T09:00:00.000Z', before: SCENARIO.base },
};
/** The scenario of an account. */
export const scenarioOf = (accountId: string): string => `scn_${accountId.slice('acc_'.length)}`;

/** Puts into the log a customer who registered, paid once, set one goal and typed what plans start from. */
export async function recordCustomer(
  { store, codec }: TestApi['services'],
  { accountId, at, checkoutId, paymentId }: RecordedCustomer,
): Promise<void> {
  const append = (streamId: string, events: Events): Promise<void> =>
    recordAs({ store, codec }, { accountId, kind: 'customer' }, streamId, events);
  const account = { accountId, name: 'Ann', companyName: 'Ann Ltd', companyRegistrationNumber: null, sector: 1 };
  const reach = { phone: '01632960001', phoneDigits: '01632960001', email: 'ann@example.com' };
  const trial = { kind: 1, endsAt: '2026-11-16T09:00:00.000Z' };
  const data = { ...account, ...reach, companyType: 'soletrader', supportNeeds: [], trial };
  await append(`account-${accountId}`, [{ type: 'accounts.customer-registered.v1', data }]);
  const order = { checkoutId, plan: 'EmbraceMonthly', couponCode: null, upgrade: false };
  const amounts = { requestedAt: at.toISOString(), netPence: 4_700, vatPence: 940, grossPence: 5_640 };
  const paid = { paymentId, paidAt: at.toISOString(), plan: null, currency: 'gbp', subscriptionId: null };
  const invoice = { invoiceId: null, invoiceNumber: null };
  await append(`billing-${accountId}`, [
    { type: 'billing.checkout-requested.v1', data: { ...order, ...amounts } },
    { type: 'billing.payment-received.v1', data: { ...amounts, ...paid, ...invoice } },
  ]);
  await append(`goals-${accountId}`, [
    { type: 'goals.set.v1', data: { goals: [GOAL] } },
    { type: 'goals.withdrawal-tax-assumed.v1', data: { percent: '32.5' } },
  ]);
  await append(`planning-${accountId}`, [{ type: 'planning.inputs-saved.v1', data: INPUTS }]);
  const saved = {
    tool: 'cashRelease',
    savedBy: 'owner',
    savedAt: '2026-11-01T09:00:00.000Z',
    name: 'Before Christmas',
  };
  await append(`calculations-${accountId}`, [
    { type: 'planning.calculation-saved.v1', data: { ...saved, ...ACME_CASH_KEPT } },
  ]);
  const begun = { name: 'Bold growth', by: 'owner', at: at.toISOString() };
  await append(`scenarios-${accountId}`, [
    { type: 'scenarios.begun.v1', data: { scenarioId: scenarioOf(accountId), ...begun, ...SCENARIO } },
  ]);
}
