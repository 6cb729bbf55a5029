import type { World } from './world';

const DAY_S = 86_400;
const WEEK_S = 7 * DAY_S;
/** A payout that is older is looked for at the bank by now. */
const LOOKED_FOR_S = 8 * DAY_S;
const BANK_FEE_PENCE = 15;

interface Line {
  readonly at: number;
  readonly text: string;
  readonly pence: number;
}

/**
 * The statement of the bank account that payouts go to: all of them but one, one with a fee taken off, and lines that have
 * nothing to do with them.
 */
export function bankStatement(world: World): string {
  const now = world.time.now();
  const arrived = world.state
    .all('payout')
    .filter(({ status, arrival_date: at }) => status === 'paid' && at <= now)
    .toSorted((one, other) => one.arrival_date - other.arrival_date);
  const old = arrived.filter(({ arrival_date: at }) => at < now - LOOKED_FOR_S);
  const [missing, short] = old.map(({ id }) => id);
  const payouts = arrived.flatMap(({ id, amount, arrival_date: at }): Line[] => {
    if (id === missing) return [];
    return [{ at, text: 'STRIPE PAYMENTS UK', pence: id === short ? amount - BANK_FEE_PENCE : amount }];
  });
  const first = (arrived[0]?.arrival_date ?? now) - DAY_S;
  const weeks = Math.floor((now - first) / WEEK_S) + 1;
  const others = Array.from({ length: weeks }, (_, week): Line[] => [
    { at: first + week * WEEK_S, text: 'HARBOUR OFFICES, RENT', pence: -21_250 },
    { at: Math.min(first + week * WEEK_S + 3 * DAY_S, now), text: 'NORTHWIND TELECOM', pence: -4_199 },
  ]).flat();
  const lines = [...payouts, ...others, { at: now, text: 'INTEREST', pence: 212 }].toSorted(
    (one, other) => one.at - other.at,
  );
  return `${['Date,Text,Amount', ...lines.map(written)].join('\n')}\n`;
}

function written({ at, text, pence }: Line): string {
  const [year, month, day] = new Date(at * 1_000).toISOString().slice(0, 10).split('-');
  const whole = Math.abs(pence);
  const pounds = `${pence < 0 ? '-' : ''}${Math.trunc(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
  return `${day}/${month}/${year},"${text}",${pounds}`;
}
