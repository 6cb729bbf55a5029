import type { AnswerOf } from '@keelson/contracts';
import type { plansContract } from '@keelson/contracts/billing';

type PlanOffer = AnswerOf<typeof plansContract>[number];

export const earlyAccess: PlanOffer = {
  plan: 'EarlyAccess',
  title: 'Early Adopter Offer',
  netPence: 36_000,
  vatPence: 7_200,
  grossPence: 43_200,
  period: 'two-years',
  saving: 'saving £768',
  mode: 'payment',
};
export const monthly: PlanOffer = {
  plan: 'EmbraceMonthly',
  title: 'Monthly plan',
  netPence: 4_700,
  vatPence: 940,
  grossPence: 5_640,
  period: 'month',
  mode: 'subscription',
};
export const annually: PlanOffer = {
  plan: 'EmbraceAnnually',
  title: 'Annual plan',
  netPence: 45_100,
  vatPence: 9_020,
  grossPence: 54_120,
  period: 'year',
  mode: 'subscription',
};

/** The payment page of a checkout, at the end of an address of this page. */
export const checkoutAt = (url: string) => ({ checkoutId: '0190c0de-0000-7000-8000-000000000001', url });
