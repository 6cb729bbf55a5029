import {
  BALANCE_DAY_FIELDS,
  CASH_DAY_FIELDS,
  ENTRY_FIELDS,
  type EntryField,
  type RowKind,
} from '@keelson/contracts/ledger';
import type { AmountKind } from '@keelson/contracts/validation';
import { addMonths } from '@keelson/kernel';
import type { FinanceData } from '../ledger.api';

export type Group = {
  [Name in keyof FinanceData]: FinanceData[Name] extends readonly object[] ? Name : never;
}[keyof FinanceData];

export interface EntrySection {
  readonly id: string;
  readonly part: 'Cash flow' | 'Balance sheet' | 'Profit and loss';
  readonly title: string;
  readonly hint: string;
  readonly kind: RowKind;
  readonly group: Group;
  readonly fields: readonly EntryField[];
}

const BALANCE_HINT =
  'What stood at the end of each month. Current assets in all include stock, debtors and cash; current liabilities in all include creditors. Leave a total empty if nothing else belongs to it. An overdraft is cash below zero.';
const PROFIT_HINT =
  'Without VAT. Overheads are all costs that are neither cost of sales nor payroll; tax on profit is left out.';

const balance = (id: string, title: string, group: Group): EntrySection => ({
  id,
  part: 'Balance sheet',
  title,
  hint: BALANCE_HINT,
  kind: 'balance',
  group,
  fields: ENTRY_FIELDS.balance,
});
const profit = (id: string, title: string, group: Group): EntrySection => ({
  id,
  part: 'Profit and loss',
  title,
  hint: PROFIT_HINT,
  kind: 'profit',
  group,
  fields: ENTRY_FIELDS.profit,
});

export const SECTIONS: readonly [EntrySection, ...EntrySection[]] = [
  {
    id: 'cash-days',
    part: 'Cash flow',
    title: 'Days',
    hint: 'What came into and left your bank accounts on a day. Leave transfers between your own accounts out.',
    kind: 'day',
    group: 'balanceSheetDayWiseData',
    fields: CASH_DAY_FIELDS,
  },
  {
    id: 'balance-days',
    part: 'Balance sheet',
    title: 'Day-wise',
    hint: 'What stood at the end of a day.',
    kind: 'day',
    group: 'balanceSheetDayWiseData',
    fields: BALANCE_DAY_FIELDS,
  },
  balance('balance-this-year', 'This year', 'balanceSheetMonthWiseData'),
  balance('balance-last-year', 'Last year', 'balanceSheetLastYearMonthWiseEntity'),
  balance('balance-last-year-1', 'Last year - 1', 'balanceSheetLastYearMinusOneMonthWiseEntity'),
  profit('profit-this-year', 'This year', 'profitAndLossThisYear'),
  profit('profit-last-year', 'Last year', 'profitAndLossLastYear'),
  profit('profit-last-year-1', 'Last year - 1', 'profitAndLossLastYearMinusOneMonthWiseData'),
];

const YEAR = 12;

/** The dates that a section's rows are for: days the newest first, months the oldest first. */
export function datesOf(section: EntrySection, data: FinanceData): readonly string[] {
  if (section.kind === 'day') return data.dayOptions;
  if (section.id.endsWith('this-year')) return data.monthOptions;
  const newest = data.pastMonths.at(-1);
  if (newest === undefined) return [];
  const lastYearFrom = addMonths(newest, 1 - YEAR);
  const isLastYear = section.id.endsWith('last-year');
  return data.pastMonths.filter((month) => month >= lastYearFrom === isLastYear);
}

/** The dates of every row of a kind. */
export const datesOfKind = (kind: RowKind, data: FinanceData): readonly string[] => [
  ...new Set(SECTIONS.filter((section) => section.kind === kind).flatMap((section) => datesOf(section, data))),
];

/** Groups with every field that a row of theirs has: the two sections of days are saved as one. */
export const GROUPS: readonly {
  readonly group: Group;
  readonly section: EntrySection;
  readonly fields: readonly EntryField[];
}[] = SECTIONS.filter(({ id }) => id !== 'balance-days').map((section) => ({
  group: section.group,
  section,
  fields: ENTRY_FIELDS[section.kind],
}));

const KINDS: ReadonlyMap<string, AmountKind> = new Map(
  GROUPS.flatMap(({ fields }) => fields.map(({ name, kind }) => [name, kind] as const)),
);

/** What the cell with this key holds. */
export const kindOf = (key: string): AmountKind => KINDS.get(key.split(' ').at(-1) ?? '') ?? 'pounds';
