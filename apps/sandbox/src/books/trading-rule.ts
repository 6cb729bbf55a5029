import { addMonths, endOfMonth, type Month, month, monthsFrom } from '@keelson/kernel';
import { inParts, percent, rounded } from './amounts';
import { bankDay } from './days';
import { MonthlyBook } from './monthly-book';
import { credit, debit, type Posting, type PostingLine } from './posting';
import { monthOfPayroll } from './trading-payroll';

/** What one trading company has different from another. Money is pence a month in the first year. */
export interface TradingTerms {
  /** Net sales of an average month. */
  readonly sales: number;
  /** What the goods cost, in thousandths of sales. */
  readonly goods: number;
  /** Gross wages of the staff. */
  readonly staff: number;
  readonly rent: number;
}

/** Those of the reference. */
export const USUAL_TERMS: TradingTerms = { sales: 2_400_000, goods: 380, staff: 550_000, rent: 180_000 };

/** The first month of their books. */
export const FIRST = month('2023-11');
const SEASON = [92, 94, 101, 99, 102, 104, 97, 93, 103, 106, 112, 97];
const ENERGY = [150, 145, 125, 100, 80, 65, 60, 60, 75, 95, 115, 130];
const OPENING: readonly PostingLine[] = [
  debit('090', 1_850_000),
  debit('610', 1_400_000),
  debit('620', 60_000),
  debit('720', 900_000),
  credit('721', 225_000),
  credit('800', 900_000),
  credit('820', 210_000),
  credit('825', 98_000),
  credit('826', 112_000),
  credit('858', 31_000),
  credit('830', 420_000),
  credit('900', 2_000_000),
  credit('950', 10_000),
  credit('960', 204_000),
];
const ASSET_MONTH = month('2025-04');
const SPARE = 200_000;

/** The postings of a VAT-registered company with its year end in March, from 2023-11 to the end of a month. */
export function tradingPostings(until: Month, terms = USUAL_TERMS): readonly Posting[] {
  const book = new MonthlyBook('2023-10-31', OPENING);
  for (let index = 0; index <= monthsFrom(FIRST, until); index += 1) postMonth(book, index, terms);
  return book.postings;
}

function postMonth(book: MonthlyBook, index: number, terms: TradingTerms): void {
  const of = addMonths(FIRST, index);
  const calendar = Number(of.slice(5));
  if (calendar === 4) book.clearYear();
  const opening = (code: string) => book.balance(code);
  const [debtors, creditors, tax, loan] = [opening('610'), opening('800'), opening('830'), opening('900')];
  const wages = { paye: -opening('825'), insurance: -opening('826'), pension: -opening('858') };
  const sales = rounded(terms.sales * (SEASON[calendar - 1] ?? 100) * (1000 + 6 * index), 100_000);
  const paid = (day: number, text: string, code: string, amount: number) =>
    book.post(bankDay(of, day), 'expense', text, [debit(code, amount), credit('090', amount)]);

  postSales(book, of, sales);
  const energy = rounded(32_000 * (ENERGY[calendar - 1] ?? 100), 100);
  postPurchases(book, of, { sales, goods: percent(sales, terms.goods), energy });
  postSettlements(book, of, percent(debtors, 850), -percent(creditors, 900));

  paid(1, 'Rent', '469', terms.rent);
  if (calendar !== 2 && calendar !== 3) paid(5, 'Business rates', '465', 41_000);
  if (calendar === 4) paid(3, 'Insurance for the year', '620', 144_000);
  monthOfPayroll(of, terms.staff + 15_000 * Math.floor(index / 12), wages).forEach(({ date, kind, text, lines }) =>
    book.post(date, kind, text, lines),
  );
  paid(27, 'Bank fees', '404', 800 + rounded(sales, 1000));
  const capital = Math.min(50_000, -loan);
  paid(20, 'Loan: interest', '437', -percent(loan, 6));
  paid(20, 'Loan: capital', '900', capital);
  paid(25, 'Drawings', '980', 150_000 + 10_000 * Math.floor(index / 12));
  if (of === ASSET_MONTH)
    book.post(bankDay(of, 15), 'expense', 'New computers', [
      debit('720', 360_000),
      debit('820', 72_000),
      credit('090', 432_000),
    ]);
  if (calendar % 3 === 2) paid(7, 'VAT for the quarter', '820', -book.vatOfQuarter);
  if (calendar === 1) paid(2, 'Corporation tax', '830', -tax);
  // Money set aside for a fortnight: a transfer between two own accounts that no month end shows.
  book.post(bankDay(of, 9), 'transfer', 'To savings', [debit('091', SPARE), credit('090', SPARE)]);
  book.post(bankDay(of, 23), 'transfer', 'From savings', [debit('090', SPARE), credit('091', SPARE)]);
  postMonthEnd(book, of, calendar);
}

function postSales(book: MonthlyBook, of: Month, sales: number): void {
  const days = [2, 4, 7, 9, 11, 14, 16, 18, 21, 24, 26, 29];
  const weights = days.map((day, at) => 7 + ((day * 5 + at * 3 + Number(of.slice(5))) % 9));
  const vat = inParts(rounded(sales, 5), weights);
  inParts(sales, weights).forEach((part, at) =>
    book.post(bankDay(of, days[at] ?? 1), 'invoice', `Invoice ${of}-${at + 1}`, [
      debit('610', part + (vat[at] ?? 0)),
      credit('200', part),
      credit('820', vat[at] ?? 0),
    ]),
  );
}

interface Purchases {
  readonly sales: number;
  readonly goods: number;
  readonly energy: number;
}

function postPurchases(book: MonthlyBook, of: Month, { sales, goods, energy }: Purchases): void {
  const bill = (day: number, text: string, code: string, net: number, vat: number) =>
    book.post(bankDay(of, day), 'bill', text, [debit(code, net), debit('820', vat), credit('800', net + vat)]);
  const weights = [3, 2, 4, 3];
  const vat = inParts(rounded(goods, 5), weights);
  inParts(goods, weights).forEach((part, at) => bill(3 + 7 * at, 'Goods', '310', part, vat[at] ?? 0));
  const standard = (day: number, text: string, code: string, net: number) =>
    bill(day, text, code, net, rounded(net, 5));
  standard(6, 'Advertising', '400', percent(sales, 30));
  standard(28, 'Accountant', '401', 25_000);
  standard(2, 'Software', '463', 45_000);
  standard(12, 'Telephone and internet', '489', 18_000);
  standard(8, 'Subscriptions', '485', 9_500);
  standard(17, 'Stationery', '461', percent(sales, 4));
  bill(22, 'Electricity and gas', '445', energy, rounded(energy, 20));
}

function postSettlements(book: MonthlyBook, of: Month, received: number, paid: number): void {
  const days = [2, 3, 6, 10, 13, 16, 20, 24, 27];
  inParts(received, [5, 3, 4, 6, 3, 5, 4, 3, 2]).forEach((part, at) =>
    book.post(bankDay(of, days[at] ?? 1), 'receipt', 'Customers', [debit('090', part), credit('610', part)]),
  );
  inParts(paid, [4, 3, 2]).forEach((part, at) =>
    book.post(bankDay(of, 11 + 8 * at), 'bill-payment', 'Suppliers', [debit('800', part), credit('090', part)]),
  );
}

function postMonthEnd(book: MonthlyBook, of: Month, calendar: number): void {
  const end = endOfMonth(of);
  const journal = (text: string, from: string, to: string, amount: number) =>
    book.post(end, 'journal', text, [debit(to, amount), credit(from, amount)]);
  journal('Insurance used up', '620', '433', Math.min(12_000, book.balance('620')));
  const cost = book.balance('720');
  journal('Depreciation', '721', '416', Math.min(rounded(cost, 36), cost + book.balance('721')));
  if (calendar === 3) journal('Corporation tax', '830', '500', Math.max(0, percent(book.profitBeforeTax(), 190)));
  if (calendar % 3 === 0) book.vatOfQuarter = book.balance('820');
}
