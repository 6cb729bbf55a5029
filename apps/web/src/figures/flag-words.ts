import type { overviewContract } from '@keelson/contracts/my-financials';
import type { AnswerOf } from '@keelson/contracts';
import { mediumMonth } from './month-words';

export type Flag = NonNullable<AnswerOf<typeof overviewContract>['financials']>['flags'][number];

function wordsOf({ kind, months = [], count, difference }: Flag): string {
  const listed = months.map(mediumMonth).join(', ');
  const amount = `£${Math.abs(difference ?? 0).toLocaleString('en-GB')}`;
  switch (kind) {
    case 'partial':
      return `Covers ${count ?? 0} of 12 months: there are no more yet.`;
    case 'monthsMissing':
      return `No figures for ${listed}.`;
    case 'outOfBalance':
      return `The trial balance of ${listed} is out by ${amount}.`;
    case 'doesNotBalance':
      return `The balance sheet of ${listed} is out by ${amount}.`;
    case 'profitsDiffer':
      return `The profit and loss report and the trial balance of ${listed} tell profits that are ${amount} apart.`;
    case 'unmapped':
      return `${count ?? 0} ${count === 1 ? 'account is' : 'accounts are'} not placed yet and not in the figures.`;
    case 'splitUnknown':
      return `${count === 1 ? 'A loan counts' : `${count ?? 0} loans count`} as due after more than one year, until the part due within it is stated with the account.`;
    case 'vatUnknown':
      return 'Nobody has said whether the company is registered for VAT. Trade debtor days and trade creditor days allow for it.';
    case 'transfersUnread':
      return 'Xero was not asked to show transfers between your own accounts: equal amounts in and out on one day are taken for one. Connect again to have them read.';
    case 'creditBalance':
      return 'Your customers are owed more than they owe.';
    case 'growthUnknown':
      return 'How sales grow is not known yet.';
    case 'taxOwedUnknown':
      return 'The figures typed in do not tell what is owed for VAT, PAYE and corporation tax: nothing is taken off for it.';
    case 'transferAssumed':
      return 'Equal amounts in and out on one day are taken for a transfer between your own accounts.';
  }
}

/** What to know about a figure, in words; each said once. */
export const flagWords = (flags: readonly Flag[]): readonly string[] => [...new Set(flags.map(wordsOf))];
