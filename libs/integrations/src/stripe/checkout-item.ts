import type { PlanPeriod } from '@keelson/vocabulary';
import type { CheckoutItem } from './payment-provider';

const INTERVALS = { 'two-years': null, month: 'month', year: 'year' } as const satisfies Record<
  PlanPeriod,
  CheckoutItem['interval']
>;

interface PricedPlan extends Pick<CheckoutItem, 'lookupKey' | 'title' | 'netPence'> {
  readonly period: PlanPeriod;
}

/** A plan as the provider sells it. */
export const checkoutItem = (
  { lookupKey, title, netPence, period }: PricedPlan,
  taxed: Pick<CheckoutItem, 'vatPercent' | 'currency'>,
): CheckoutItem => ({ lookupKey, title, netPence, interval: INTERVALS[period], ...taxed });
