import { formatExactPence, formatPence } from '../ui/format/numbers';
import type { Coupon, Plan } from './billing.api';

export const PERIODS: Record<Plan['period'], string> = {
  'two-years': 'plus VAT for 2 years',
  month: 'plus VAT per month',
  year: 'plus VAT per year',
};

/** Before VAT, with what the coupon takes off. */
export const netWith = ({ netPence }: Plan, coupon: Coupon | undefined): number => {
  const { percentOff = 0, amountOffPence = 0 } = coupon ?? {};
  return Math.max(0, netPence - Math.round((netPence * percentOff) / 100) - amountOffPence);
};

/** What a coupon does, in a few words. */
export const couponWords = ({ couponCode, percentOff, amountOffPence }: Coupon): string => {
  if (percentOff !== undefined) return `${couponCode}: ${percentOff} % off`;
  if (amountOffPence !== undefined) return `${couponCode}: ${formatPence(amountOffPence)} off`;
  return couponCode;
};

/** The plans that may be chosen: a coupon for one plan leaves that one. */
export const plansFor = (plans: readonly Plan[], coupon: Coupon | undefined): readonly Plan[] =>
  coupon?.plan === undefined ? plans : plans.filter(({ plan }) => plan === coupon.plan);

const SPANS: Record<Plan['period'], string> = { 'two-years': 'for 2 years', month: 'a month', year: 'a year' };

/** With VAT. */
export const priceOf = ({ grossPence, period }: Pick<Plan, 'grossPence' | 'period'>): string =>
  `${formatExactPence(grossPence)} ${SPANS[period]}`;
