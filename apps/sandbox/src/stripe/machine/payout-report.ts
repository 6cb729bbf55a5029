import type { BalanceTransaction } from '../objects/money-objects';
import type { World } from './world';

const COLUMNS = [
  'automatic_payout_id',
  'automatic_payout_effective_at',
  'balance_transaction_id',
  'created',
  'available_on',
  'currency',
  'gross',
  'fee',
  'net',
  'reporting_category',
  'source_id',
  'description',
] as const;

/**
 * The provider's report of what each automatic payout is made of, one line for each transaction: amounts in pounds, times
 * in UTC, as its "Payout reconciliation" report is downloaded.
 */
export function payoutReport(world: World): string {
  const lines = world.state.all('balance_transaction').flatMap((each) => {
    const line = lineOf(world, each);
    return line === undefined ? [] : line.map(quoted).join(',');
  });
  return `${[COLUMNS.join(','), ...lines].join('\n')}\n`;
}

function lineOf(world: World, each: BalanceTransaction): readonly string[] | undefined {
  const paidOut = world.state.get('paid_out', each.id);
  const payout = paidOut && world.state.need('payout', paidOut.payout);
  if (!payout?.automatic || each.type === 'payout') return undefined;
  return [
    payout.id,
    utc(payout.arrival_date),
    each.id,
    utc(each.created),
    utc(each.available_on),
    each.currency,
    pounds(each.amount),
    pounds(each.fee),
    pounds(each.net),
    each.reporting_category,
    each.source,
    each.description ?? '',
  ];
}

const utc = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(0, 19).replace('T', ' ');

function pounds(pence: number): string {
  const whole = Math.abs(pence);
  return `${pence < 0 ? '-' : ''}${Math.trunc(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
