import { sum, totalsOf } from '../machine/totals';
import type { World } from '../machine/world';
import type { Recurring } from '../objects/catalogue-objects';
import type { Session, SessionLine } from '../objects/session-object';
import { money } from './html';

interface Named {
  readonly name: string;
  readonly amount: number;
}

/** What a session costs and why, in words and sums. */
export interface Summary {
  /** `per month`, or nothing where the amount is paid once. */
  readonly rhythm: string;
  readonly sums: {
    readonly lines: readonly SessionLine[];
    readonly discounts: readonly Named[];
    readonly taxes: readonly Named[];
  };
  /** What comes after today. */
  readonly then: string;
}

export function summarised(world: World, session: Session): Summary {
  const terms = world.state.need('terms', session.id);
  const coupon = terms.discount === null ? undefined : world.state.get('coupon', terms.discount.source.coupon);
  const rhythm = rhythmOf(terms.lines[0]?.price.recurring ?? null);
  const { amount_discount: discount } = session.total_details;
  return {
    rhythm: coupon?.duration === 'once' && rhythm !== '' ? 'today' : rhythm,
    sums: {
      lines: terms.lines,
      discounts: discount === 0 ? [] : [{ name: coupon?.name ?? `Coupon ${coupon?.id ?? ''}`, amount: discount }],
      taxes: taxesOf(terms.lines),
    },
    then: rhythm === '' ? '' : laterCost(session, terms.lines, coupon?.duration === 'once', rhythm),
  };
}

function taxesOf(lines: readonly SessionLine[]): readonly Named[] {
  const byRate = new Map<string, Named>();
  for (const { rate, amount } of lines.flatMap((line) => line.taxes)) {
    const name = `${rate.display_name} (${rate.percentage}%${rate.inclusive ? ', included' : ''})`;
    byRate.set(rate.id, { name, amount: amount + (byRate.get(rate.id)?.amount ?? 0) });
  }
  return [...byRate.values()];
}

function laterCost(session: Session, lines: readonly SessionLine[], onceOnly: boolean, rhythm: string): string {
  const later = onceOnly
    ? sum(
        totalsOf(
          lines.map((line) => ({
            price: line.price,
            amount: line.amount_subtotal,
            taxRates: line.taxes.map(({ rate }) => rate),
          })),
          null,
        ).map(({ total }) => total),
      )
    : session.amount_total;
  return `Renews at ${money(later, session.currency)} ${rhythm} until you cancel.`;
}

const ADVERBS = { day: 'daily', week: 'weekly', month: 'monthly', year: 'yearly' } as const;

/** How often it is paid, as an adverb. */
export const oftenOf = (recurring: Recurring): string =>
  recurring.interval_count === 1 ? ADVERBS[recurring.interval] : rhythmOf(recurring);

export function rhythmOf(recurring: Recurring | null): string {
  if (recurring === null) return '';
  const { interval, interval_count: count } = recurring;
  return count === 1 ? `per ${interval}` : `every ${count} ${interval}s`;
}
