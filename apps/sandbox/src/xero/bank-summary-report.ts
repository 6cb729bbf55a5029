import { addDays } from '@keelson/kernel';
import { longDay, poundsText } from '../provider/money-text';
import { accountIdOf } from './organisations';
import type { Period } from './periods';
import { header, type Report, type ReportInput, type ReportRow, section, summary } from './report-parts';

/** Transfers between own accounts are not marked: spent here, received there. */
export function bankSummary({ company, books }: ReportInput, { from, to }: Period): Report {
  const lines = books.banks.map((account) => {
    const entries = books.entries(account.code, from, to);
    const sum = (sign: number) => entries.reduce((total, { amount }) => total + Math.max(0, sign * amount), 0);
    const opening = books.balance(account.code, addDays(from, -1));
    return { account, amounts: [opening, sum(1), sum(-1), books.balance(account.code, to)] };
  });
  const total = (at: number) => lines.reduce((sum, { amounts }) => sum + (amounts[at] ?? 0), 0);
  return {
    id: 'BankSummary',
    name: 'Bank Summary',
    span: `From ${longDay(from)} to ${longDay(to)}`,
    rows: [
      header('Bank Accounts', 'Opening Balance', 'Cash Received', 'Cash Spent', 'Closing Balance'),
      section('', [
        ...lines.map(({ account, amounts }) => bankRow(accountIdOf(company.key, account.code), account.name, amounts)),
        summary('Total', ...[0, 1, 2, 3].map((at) => poundsText(total(at)))),
      ]),
    ],
  };
}

/** The cells say the account under two names, and not all of them do. */
function bankRow(id: string, name: string, amounts: readonly number[]): ReportRow {
  const [opening = '', received = '', spent = '', closing = ''] = amounts.map(poundsText);
  const account = [{ Value: id, Id: 'account' }];
  return {
    RowType: 'Row',
    Cells: [
      { Value: name, Attributes: [{ Value: id, Id: 'accountID' }] },
      { Value: opening },
      { Value: received, Attributes: account },
      { Value: spent, Attributes: account },
      { Value: closing },
    ],
  };
}
