import type { AmountKind } from '../validation/amount-text';

/** What a row of the form for own figures speaks of. Rows of one kind and date are one, whichever year's group they are saved in. */
export type RowKind = 'day' | 'balance' | 'profit';

export interface EntryField {
  readonly name: string;
  readonly title: string;
  readonly kind: AmountKind;
  /** It may be below zero. */
  readonly signed: boolean;
  /** A sum of the column says something. */
  readonly summed: boolean;
}

const pounds = (name: string, title: string, how: Partial<EntryField> = {}): EntryField => ({
  name,
  title,
  kind: 'pounds',
  signed: true,
  summed: false,
  ...how,
});
const fromZero = { signed: false };
const summed = { summed: true };

/** The figures of a day are two sections of the form and one row. */
export const CASH_DAY_FIELDS: readonly EntryField[] = [
  pounds('cashInDays', 'Cash in', { ...fromZero, ...summed }),
  pounds('cashOutDays', 'Cash out', { ...fromZero, ...summed }),
  pounds('todays_Balance', 'Balance at the end of the day'),
];
export const BALANCE_DAY_FIELDS: readonly EntryField[] = [
  pounds('stockDays', 'Stock', fromZero),
  pounds('debtorsDays', 'Debtors'),
  pounds('creditorsDays', 'Creditors'),
];

/** Every figure of a row, in the order of the form. */
export const ENTRY_FIELDS: Readonly<Record<RowKind, readonly EntryField[]>> = {
  day: [...CASH_DAY_FIELDS, ...BALANCE_DAY_FIELDS],
  balance: [
    pounds('stockMonths', 'Stock', fromZero),
    pounds('debtorsMonths', 'Debtors'),
    pounds('monthEndCashBalance', 'Cash'),
    pounds('currentAssets', 'Current assets in all'),
    pounds('creditorsMonths', 'Creditors'),
    pounds('currentLiabilities', 'Current liabilities in all'),
    pounds('fixedAssets', 'Fixed assets'),
    pounds('longTermCreditors', 'Owed after a year'),
  ],
  profit: [
    pounds('salesAndRevenue', 'Sales / revenue', summed),
    pounds('costOfSales', 'Cost of sales', summed),
    pounds('payroll', 'Payroll', summed),
    pounds('overheads', 'Overheads', summed),
    pounds('employees', 'Number of employees', { kind: 'people', signed: false }),
  ],
};

/** `profit 2026-10 payroll`: one figure of the form, whichever year end it is shown under. */
export const cellKey = (kind: RowKind, date: string, field: string): string => `${kind} ${date} ${field}`;
