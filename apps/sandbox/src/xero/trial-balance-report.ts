import { type CalendarDate, monthOf } from '@keelson/kernel';
import type { AccountGroup, BookAccount } from '../books/account';
import { firstDay } from '../books/days';
import { longDay, poundsText } from '../provider/money-text';
import { accountRow, header, type Report, type ReportInput, section, sides, summary } from './report-parts';

const SECTIONS: readonly (readonly [title: string, groups: readonly AccountGroup[]])[] = [
  ['Revenue', ['revenue', 'other-income']],
  ['Less Cost of Sales', ['cost-of-sales']],
  ['Less Operating Expenses', ['expense']],
  ['Assets', ['bank', 'current-asset', 'fixed-asset']],
  ['Liabilities', ['current-liability', 'long-term-liability']],
  ['Equity', ['equity']],
];

/** Debit and Credit are what the month moved so far, the YTD columns the balances at the end of the day. */
export function trialBalance({ company, books }: ReportInput, date: CalendarDate): Report {
  const balances = books.balances(date);
  const movements = books.movements(firstDay(monthOf(date)), date);
  const shown = books.accounts.filter(({ code }) => amountOf(balances, code) !== 0 || amountOf(movements, code) !== 0);
  const row = (account: BookAccount) =>
    accountRow(company, account, [
      `${account.name} (${account.code})`,
      ...sides(amountOf(movements, account.code)),
      ...sides(amountOf(balances, account.code)),
    ]);
  const total = (amounts: ReadonlyMap<string, number>, sign: number) =>
    poundsText(shown.reduce((sum, { code }) => sum + Math.max(0, sign * amountOf(amounts, code)), 0));
  return {
    id: 'TrialBalance',
    name: 'Trial Balance',
    span: `As at ${longDay(date)}`,
    rows: [
      header('Account', 'Debit', 'Credit', 'YTD Debit', 'YTD Credit'),
      ...SECTIONS.flatMap(([title, groups]) => {
        const accounts = shown.filter(({ group }) => groups.includes(group));
        return accounts.length === 0 ? [] : [section(title, accounts.map(row))];
      }),
      section('', [
        summary('Total', total(movements, 1), total(movements, -1), total(balances, 1), total(balances, -1)),
      ]),
    ],
  };
}

const amountOf = (amounts: ReadonlyMap<string, number>, code: string): number => amounts.get(code) ?? 0;
