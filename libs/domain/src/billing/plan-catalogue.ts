import { type CheckoutMode, type Plan, PLAN_TITLES, type PlanPeriod, PLANS } from '@keelson/vocabulary';

export const CURRENCY = 'gbp';
export const VAT_PERCENT = 20;
/** EarlyAccess is one payment for so long and ends without renewal (decision 4.61). */
export const EARLY_ACCESS_MONTHS = 24;

export interface PlanTerms {
  readonly plan: Plan;
  readonly title: string;
  readonly netPence: number;
  readonly period: PlanPeriod;
  readonly mode: CheckoutMode;
  readonly saving?: string;
  /** Name of the provider's price. It holds the amount: a new amount is another price, and old ones stay what they were. */
  readonly lookupKey: string;
}

export const PLAN_TERMS: Readonly<Record<Plan, PlanTerms>> = {
  EarlyAccess: {
    plan: 'EarlyAccess',
    title: PLAN_TITLES.EarlyAccess,
    netPence: 36_000,
    period: 'two-years',
    mode: 'payment',
    saving: 'saving £768',
    lookupKey: 'keelson_early_access_36000',
  },
  EmbraceMonthly: {
    plan: 'EmbraceMonthly',
    title: PLAN_TITLES.EmbraceMonthly,
    netPence: 4_700,
    period: 'month',
    mode: 'subscription',
    lookupKey: 'keelson_embrace_monthly_4700',
  },
  EmbraceAnnually: {
    plan: 'EmbraceAnnually',
    title: PLAN_TITLES.EmbraceAnnually,
    netPence: 45_100,
    period: 'year',
    mode: 'subscription',
    lookupKey: 'keelson_embrace_annually_45100',
  },
};

/** A reduction of the first payment. */
export interface Coupon {
  readonly couponCode: string;
  readonly percentOff?: number;
  readonly amountOffPence?: number;
  /** The one plan it is for; every plan without it. */
  readonly plan?: Plan;
}

export const COUPONS: readonly Coupon[] = [
  { couponCode: 'WELCOME10', percentOff: 10 },
  { couponCode: 'EARLY60', amountOffPence: 6_000, plan: 'EarlyAccess' },
  { couponCode: 'YEAR51', amountOffPence: 5_100, plan: 'EmbraceAnnually' },
];

/** A coupon by its code as people type it. */
export function couponOf(code: string): Coupon | undefined {
  const canonical = code.trim().toUpperCase();
  return COUPONS.find(({ couponCode }) => couponCode === canonical);
}

export const couponFits = ({ plan }: Coupon, chosen: Plan): boolean => plan === undefined || plan === chosen;

export interface Amounts {
  readonly netPence: number;
  readonly vatPence: number;
  readonly grossPence: number;
}

/** VAT to the nearest penny, half a penny up. */
export function withVat(netPence: number): Amounts {
  const vatPence = Math.floor((netPence * VAT_PERCENT + 50) / 100);
  return { netPence, vatPence, grossPence: netPence + vatPence };
}

/** What the first payment of a plan comes to. VAT is on the reduced price. */
export function firstPayment(plan: Plan, coupon?: Coupon): Amounts {
  const { netPence } = PLAN_TERMS[plan];
  if (!coupon) return withVat(netPence);
  const off = coupon.amountOffPence ?? Math.floor((netPence * (coupon.percentOff ?? 0) + 50) / 100);
  return withVat(Math.max(0, netPence - off));
}

/** The plan whose price, of now or of former times, has this name. */
export function planOfLookupKey(lookupKey: string | null): Plan | undefined {
  if (lookupKey === null) return undefined;
  const name = lookupKey.replace(/_\d+$/, '');
  return PLANS.find((plan) => PLAN_TERMS[plan].lookupKey.replace(/_\d+$/, '') === name);
}
