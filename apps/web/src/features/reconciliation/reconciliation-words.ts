import {
  RECONCILIATION_STATE_TITLES,
  type ReconciliationAct,
  type ReconciliationLink,
  type ReconciliationReason,
} from '@keelson/vocabulary';
import { formatDate, formatDateTime } from '../../ui/format/dates';
import { formatCount, formatExactPence } from '../../ui/format/numbers';
import type { Case, CaseDetails, Overview, Payout, PayoutLine, Person } from './reconciliation.api';

/** Of what is compared. */
export const POUNDS = 'gbp';

const CURRENCY = /^[a-z]{3}$/i;

/** An amount in the smallest part of its currency, as that currency is written. */
export function moneyText(amount: number, currency: string): string {
  if (currency.toLowerCase() === POUNDS) return formatExactPence(amount);
  if (!CURRENCY.test(currency)) return `${formatCount(amount)} ${currency}`.trim();
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits).replace('-', '−');
}

/** With its sign, also where it is more. */
export const signedText = (amount: number, currency: string): string =>
  `${amount > 0 ? '+' : ''}${moneyText(amount, currency)}`;

type Currency = Pick<Case, 'currency'>;

/** What is in another currency has no gap: nothing is computed. */
export const isInPounds = ({ currency }: Currency): boolean => currency.toLowerCase() === POUNDS;
export const inCurrency = ({ currency }: Currency): string => `in ${currency.toUpperCase()}`;

/** What the provider has more or less than we do. */
export function gapText({ gapPence, currency }: Pick<Case, 'gapPence' | 'currency'>): string {
  if (!isInPounds({ currency })) return inCurrency({ currency });
  if (gapPence === 0) return 'no gap';
  return `${moneyText(Math.abs(gapPence), POUNDS)} ${gapPence < 0 ? 'short' : 'over'}`;
}

export const nameOf = ({ name }: Person): string => name ?? 'Name erased';

type Named = Pick<Case, 'kind' | 'name' | 'since' | 'accountId'>;

/** Whom or what a case is about. */
export function caseName({ kind, name, since, accountId }: Named): string {
  if (kind === 'payout') return `Payout of ${formatDate(since)}`;
  return name || (accountId === null ? 'Payer unknown' : 'Name erased');
}

export const caseTitle = (details: CaseDetails): string => `${caseName(details)}, ${gapText(details)}`;

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export const monthText = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`));

export const LINK_TITLES: Readonly<Record<ReconciliationLink, string>> = {
  order: 'Our order',
  session: 'Checkout session',
  payment: 'Payment we recorded',
  charge: 'Charge',
  transaction: 'Balance transaction',
  payout: 'Payout',
};

export const ACT_TITLES: Readonly<Record<ReconciliationAct, string>> = {
  matched: 'Matched by hand',
  unmatched: 'Match undone',
  assigned: 'Assigned',
  commented: 'Comment',
  adjustmentProposed: 'Adjustment proposed',
  adjustmentApproved: 'Adjustment approved',
  adjustmentRefused: 'Adjustment refused',
  accepted: 'Accepted',
  customerAsked: 'Customer asked by mail',
};

/** Reasons behind which money may be missing; the others ask for a look. */
const WORSE: ReadonlySet<ReconciliationReason> = new Set([
  'amountDiffers',
  'refundDiffers',
  'payoutDiffers',
  'duplicate',
]);
export const isWorse = (reason: ReconciliationReason): boolean => WORSE.has(reason);

const CATEGORIES: Readonly<Record<string, string>> = {
  charge: 'Charge',
  refund: 'Refund',
  dispute: 'Dispute',
  dispute_reversal: 'Dispute won back',
};

/** Categories that have no word here are told as the provider writes them. */
export const categoryText = ({ category }: Pick<PayoutLine, 'category'>): string =>
  CATEGORIES[category] ?? category.replaceAll('_', ' ');

/** Whether a payout is the sum of its lines. */
export function payoutVerdict(payout: Payout): { readonly text: string; readonly tone: 'good' | 'bad' | 'open' } {
  const { state, differencePence, currency, reconciliation, status } = payout;
  if (state === null)
    return reconciliation === 'in_progress'
      ? { text: 'the provider is still adding up its lines', tone: 'open' }
      : { text: status.replaceAll('_', ' '), tone: 'open' };
  if (state === 'ManualPayout') return { text: 'made by hand: its lines are not stated', tone: 'open' };
  if (differencePence === 0 && payout.reason === null) return { text: 'agrees to the penny', tone: 'good' };
  if (differencePence === 0) return { text: RECONCILIATION_STATE_TITLES[state].toLowerCase(), tone: 'bad' };
  const size = moneyText(Math.abs(differencePence), currency);
  return { text: `${size} ${differencePence < 0 ? 'less' : 'more'} than its lines`, tone: 'bad' };
}

/** What the page says of itself under its title. */
export function leadText({ lastSweep, counts }: Overview): string {
  const all = Object.values(counts.states).reduce((sum, each) => sum + each, 0);
  const read =
    lastSweep === null
      ? 'The payment provider has not been read yet.'
      : `The payment provider was last read ${formatDateTime(lastSweep.finishedAt)}.`;
  return `${read} ${formatCount(counts.needsPerson)} of ${formatCount(all)} need a person.`;
}
