import { BANK_LINE_FAULT_TEXTS } from '@keelson/contracts/reconciliation';
import { BANK_STANDING_TITLES, type BankLineStanding } from '@keelson/vocabulary';
import { formatDate } from '../../../ui/format/dates';
import { formatCount } from '../../../ui/format/numbers';
import type { Payout } from '../reconciliation.api';
import { moneyText, signedText } from '../reconciliation-words';
import type { Bank, StatementKept, StatementPreview } from './bank.api';

export const LINE_STANDING_TITLES: Readonly<Record<BankLineStanding, string>> = {
  matched: 'Matched',
  severalFit: 'Several fit',
  unmatched: 'Not matched',
};

const linesText = (count: number): string => `${formatCount(count)} ${count === 1 ? 'line' : 'lines'}`;

/** How all payouts stand, and how far the statements reach. */
export function bankLead({ counts, lines, from, until }: Bank): string {
  const standing = [
    `${formatCount(counts.atBank)} at the bank`,
    `${formatCount(counts.notFound)} not found`,
    `${formatCount(counts.severalFit)} with several lines that fit`,
    `${formatCount(counts.awaited)} awaited`,
    `${formatCount(counts.noStatement)} without a statement`,
  ].join(', ');
  const reach =
    from === null || until === null
      ? 'No statement has been saved yet.'
      : `${linesText(lines)} from ${formatDate(from)} to ${formatDate(until)}.`;
  return `Payouts: ${standing}. ${reach}`;
}

export function previewText({ lines }: StatementPreview): string {
  const days = lines.map(({ date }) => date).toSorted();
  const [first] = days;
  const last = days.at(-1);
  const known = lines.filter((line) => line.known).length;
  const span =
    first === undefined || last === undefined
      ? ''
      : first === last
        ? ` of ${formatDate(first)}`
        : ` from ${formatDate(first)} to ${formatDate(last)}`;
  return `${linesText(lines.length)}${span}${known === 0 ? '' : `, ${formatCount(known)} saved before`}.`;
}

export const refusedText = ({ row, fault, cell }: StatementPreview['refused'][number]): string =>
  `Line ${row}: ${BANK_LINE_FAULT_TEXTS[fault]}${cell === '' ? '' : ` (“${cell}”)`}`;

export const keptText = ({ recorded, known }: StatementKept): string =>
  known === 0
    ? `${linesText(recorded)} saved.`
    : `${linesText(recorded)} saved, ${formatCount(known)} ${known === 1 ? 'was' : 'were'} saved before.`;

/** Where a payout is, in one line. */
export function bankText(bank: NonNullable<Payout['bank']>): string {
  const { standing, line, gapPence } = bank;
  if (line === null) return BANK_STANDING_TITLES[standing];
  const gap = gapPence === 0 ? '' : `, ${signedText(gapPence, 'gbp')}`;
  return `At the bank ${formatDate(line.date)}, “${line.text}”${gap}`;
}

export const lineText = ({ date, amountPence, text }: { date: string; amountPence: number; text: string }): string =>
  `${formatDate(date)}, ${moneyText(amountPence, 'gbp')}, ${text}`;

/** A payout that is nowhere at the bank is worse than one that waits. */
export function bankTone({ standing, gapPence }: NonNullable<Payout['bank']>): 'good' | 'bad' | 'open' {
  if (standing === 'atBank') return gapPence === 0 ? 'good' : 'bad';
  return standing === 'notFound' ? 'bad' : 'open';
}
