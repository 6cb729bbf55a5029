import type { Placement } from '@keelson/calculators';
import { importFailureText, type LedgerEvent } from '@keelson/domain/ledger';
import type { Month } from '@keelson/kernel';
import { ACCOUNT_CATEGORY_TITLES } from '@keelson/vocabulary';
import { list, type Words, words } from '../runtime/wording';

type DataOf<Type extends LedgerEvent['type']> = Extract<LedgerEvent, { type: Type }>['data'];

const SOURCES: Readonly<Record<DataOf<'ledger.opened.v1'>['source'], string>> = {
  xero: 'From Xero',
  quickbooks: 'From QuickBooks',
  manual: 'Entered by hand',
};

const REASONS: Readonly<Record<DataOf<'ledger.import-started.v1'>['reason'], string>> = {
  first: 'For the first time',
  requested: 'As asked for',
  scheduled: 'As every night',
};

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayName = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
export const monthInWords = (month: Month): string => monthName.format(new Date(`${month}-01T00:00:00Z`));
const dayInWords = (date: string): string => dayName.format(new Date(`${date}T00:00:00Z`));

const placeName = (placement: Placement | null): string =>
  placement === null ? 'where the rules put it' : ACCOUNT_CATEGORY_TITLES[placement.category];

/** How the events of the books read in the history. What an amount was is personal, and told by no event's words. */
export const LEDGER_WORDS: { readonly [Type in LedgerEvent['type']]: (data: DataOf<Type>) => Words } = {
  'ledger.opened.v1': ({ source }) => words('figures', 'good', 'Books opened', SOURCES[source]),
  'ledger.organisation-changed.v2': () => words('figures', 'neutral', 'Facts of the company changed in its accounts'),
  'ledger.import-started.v1': ({ reason }) => words('figures', 'neutral', 'Import of figures begun', REASONS[reason]),
  'ledger.accounts-recorded.v1': () => words('figures', 'neutral', 'Accounts recorded'),
  'ledger.month-recorded.v1': ({ month }) =>
    words('figures', 'good', 'Figures of a month recorded', monthInWords(month)),
  'ledger.day-balances-recorded.v1': ({ date }) =>
    words('figures', 'neutral', 'Balances of a day recorded', dayInWords(date)),
  'ledger.bank-day-recorded.v2': ({ date }) =>
    words('figures', 'neutral', 'Bank movements of a day recorded', dayInWords(date)),
  'ledger.transfer-reading-changed.v1': ({ told }) =>
    words(
      'figures',
      'neutral',
      told ? 'Transfers between own accounts are read' : 'Transfers between own accounts cannot be read',
    ),
  'ledger.import-finished.v1': () => words('figures', 'good', 'Import of figures finished'),
  'ledger.import-failed.v2': ({ failure }) =>
    words('figures', 'bad', 'Import of figures failed', importFailureText(failure)),
  'ledger.account-placed.v1': ({ ref, placement, before }) =>
    words(
      'figures',
      'neutral',
      'Account placed elsewhere',
      list([`Account ${ref}`, `from ${placeName(before)} to ${placeName(placement)}`]),
    ),
  'ledger.placement-undone.v1': ({ ref, restored }) =>
    words('figures', 'neutral', 'Placing of an account undone', `Account ${ref}, back to ${placeName(restored)}`),
  // Not even whether it was taken back: an erasure empties the amount, and a rebuilt history must read the same.
  'ledger.due-within-year-stated.v1': ({ ref }) =>
    words('figures', 'neutral', 'Part of a loan due within a year stated', `Account ${ref}`),
  'ledger.vat-multiplier-set.v1': ({ multiplier }) => words('figures', 'neutral', 'VAT multiplier set', multiplier),
  // Not even how many: an erasure empties the counts, and a rebuilt history must read the same.
  'ledger.headcounts-entered.v1': () => words('figures', 'neutral', 'Numbers of people entered'),
  'ledger.figures-file-accepted.v1': ({ figures }) =>
    words('figures', 'neutral', 'Figures of a file saved as they were read', `${figures} in all`),
};
