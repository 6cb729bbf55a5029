import { addMonths, endOfMonth, type Month, month, monthsFrom } from '@keelson/kernel';
import { inParts, percent, rounded } from './amounts';
import { bankDay } from './days';
import { MonthlyBook } from './monthly-book';
import { credit, debit, type Posting } from './posting';

const FIRST = month('2024-01');
const SEASON = [70, 78, 96, 112, 124, 128, 120, 104, 108, 96, 84, 80];
const OPENING = [
  debit('090', 420_000),
  debit('091', 300_000),
  debit('760', 840_000),
  credit('761', 210_000),
  credit('970', 1_350_000),
];
const SET_ASIDE = 40_000;

/** A gardener without VAT and wages, year end June: paid soon, tax set aside on a savings account each month. */
export function soleTraderPostings(until: Month): readonly Posting[] {
  const book = new MonthlyBook('2023-12-31', OPENING);
  for (let index = 0; index <= monthsFrom(FIRST, until); index += 1) postMonth(book, addMonths(FIRST, index), index);
  return book.postings;
}

function postMonth(book: MonthlyBook, of: Month, index: number): void {
  const calendar = Number(of.slice(5));
  if (calendar === 7) book.clearYear();
  const debtors = book.balance('610');
  const sales = rounded(410_000 * (SEASON[calendar - 1] ?? 100) * (1000 + 4 * index), 100_000);
  const paid = (day: number, text: string, code: string, amount: number) =>
    book.post(bankDay(of, day), 'expense', text, [debit(code, amount), credit('090', amount)]);

  const received = inParts(debtors, [3, 2, 2]);
  const jobs = [3, 6, 10, 12, 15, 19, 22, 25, 28];
  inParts(sales, [4, 3, 5, 4, 6, 3, 5, 4, 3]).forEach((part, at) => {
    const day = bankDay(of, jobs[at] ?? 1);
    book.post(day, 'invoice', `Job ${of}-${at + 1}`, [debit('610', part), credit('200', part)]);
    if (at < 6) book.post(day, 'receipt', 'Paid on the spot', [debit('090', part), credit('610', part)]);
  });
  received.forEach((part, at) =>
    book.post(bankDay(of, 4 + 5 * at), 'receipt', 'Customers', [debit('090', part), credit('610', part)]),
  );
  inParts(percent(sales, 210), [2, 3, 2]).forEach((part, at) => paid(2 + 9 * at, 'Plants and materials', '310', part));
  paid(6, 'Van: fuel and repairs', '449', 18_500 + percent(sales, 20));
  paid(1, 'Public liability insurance', '433', 4_800);
  paid(9, 'Mobile phone', '489', 3_200);
  paid(16, 'Flyers and website', '400', 6_000);
  if (calendar % 3 === 0) paid(11, 'Tools mended', '473', 9_500);
  if (calendar === 10) paid(18, 'Bookkeeper', '401', 36_000);
  paid(26, 'Drawings', '980', Math.max(0, percent(sales, 380)));
  book.post(bankDay(of, 23), 'transfer', 'Set aside for tax', [debit('091', SET_ASIDE), credit('090', SET_ASIDE)]);
  if (calendar === 1 || calendar === 7) payTax(book, of);
  book.post(endOfMonth(of), 'journal', 'Interest on savings', [debit('091', 450), credit('270', 450)]);
  const left = book.balance('760') + book.balance('761');
  const worn = Math.min(17_500, left);
  book.post(endOfMonth(of), 'journal', 'Depreciation', [debit('416', worn), credit('761', worn)]);
}

/** Out of the savings, through the current account, as the owner’s drawings: a sole trader’s tax is no cost. */
function payTax(book: MonthlyBook, of: Month): void {
  const amount = Math.min(220_000, book.balance('091'));
  book.post(bankDay(of, 29), 'transfer', 'From savings for tax', [debit('090', amount), credit('091', amount)]);
  book.post(bankDay(of, 30), 'expense', 'Income tax', [debit('980', amount), credit('090', amount)]);
}
