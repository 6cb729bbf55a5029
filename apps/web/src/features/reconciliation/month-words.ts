import { RECONCILIATION_SETTLEMENT_TITLES, RECONCILIATION_STATE_TITLES } from '@keelson/vocabulary';
import { formatDateTime } from '../../ui/format/dates';
import { formatCount } from '../../ui/format/numbers';
import type { MonthCase, MonthPayout, Statement } from './reconciliation.api';
import { moneyText, monthText, nameOf, signedText } from './reconciliation-words';

interface Term {
  readonly name: string;
  readonly sign: '' | '+' | '−' | '=';
  readonly text: string;
}

/** gross + refunds + disputes + other + fees = net, and what was paid out. */
export function monthTerms(figures: Statement['figures']): readonly Term[] {
  const part = (name: string, pence: number): Term => ({
    ...{ name, sign: pence === 0 ? '' : pence > 0 ? '+' : '−', text: moneyText(Math.abs(pence), 'gbp') },
  });
  return [
    { name: 'Gross', sign: '', text: moneyText(figures.grossPence, 'gbp') },
    part('Refunds', figures.refundsPence),
    part('Disputes', figures.disputesPence),
    part('Other', figures.otherPence),
    part('Fees', figures.feesPence),
    { name: 'Net', sign: '=', text: moneyText(figures.netPence, 'gbp') },
    { name: 'Paid out', sign: '', text: moneyText(figures.paidOutPence, 'gbp') },
  ];
}

/** Who closed a month and when; that it is provisional while nobody has. */
export function closingText({ month, state, closed }: Statement): string {
  if (closed) return `Closed by ${nameOf(closed.by)} on ${formatDateTime(closed.at)}. These figures stay as they are.`;
  return state === 'ready'
    ? `Not closed, provisional. Everything that ${monthText(month)} needs is done.`
    : 'Not closed, provisional.';
}

const counted = (number: number, one: string, many: string): string =>
  `${formatCount(number)} ${number === 1 ? one : many}`;

/** What came after a month was closed; `undefined` where nothing did. */
export function sinceText({ closed }: Pick<Statement, 'closed'>): string | undefined {
  if (!closed) return undefined;
  const { changes, linesSince, netSincePence } = closed;
  const told = [
    ...(changes > 0 ? [`${counted(changes, 'payment or payout has', 'payments or payouts have')} changed since`] : []),
    ...(linesSince > 0
      ? [
          `${counted(linesSince, 'line of the balance came', 'lines of the balance came')} since, ${signedText(netSincePence, 'gbp')} in all`,
        ]
      : []),
  ];
  return told.length === 0 ? undefined : `${told.join('; ')}.`;
}

/** How a payout of a month stood. */
export function payoutStood({ state, settled }: MonthPayout): string {
  if (state === null) return 'not paid, or not added up yet';
  if (settled) return 'settled by a person';
  return state === 'Matched' ? 'agrees to the penny' : RECONCILIATION_STATE_TITLES[state].toLowerCase();
}

/** How somebody settled a case, or that it has changed since. */
export function settledText({ act, settled }: MonthCase): string {
  if (act === null) return 'nobody yet';
  return settled ? RECONCILIATION_SETTLEMENT_TITLES[act] : 'changed since it was settled';
}
