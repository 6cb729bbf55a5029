import {
  BALANCE_GROUPS,
  type BalanceMonthRow,
  cellKey,
  type DayRow,
  ENTRY_FIELDS,
  PROFIT_GROUPS,
  type ProfitMonthRow,
  type RowKind,
} from '@keelson/contracts/ledger';

type Rows = { readonly balanceSheetDayWiseData: readonly DayRow[] } & {
  readonly [Group in (typeof BALANCE_GROUPS)[number]]: readonly BalanceMonthRow[];
} & { readonly [Group in (typeof PROFIT_GROUPS)[number]]: readonly ProfitMonthRow[] };

/** Every figure of the form by its cell, as it is saved or to be saved; null for one that is empty. */
export function entryCells(rows: Rows): ReadonlyMap<string, number | null> {
  const cells = new Map<string, number | null>();
  const put = (kind: RowKind, date: string, amounts: Readonly<Record<string, string | number | null>>): void => {
    for (const { name } of ENTRY_FIELDS[kind]) cells.set(cellKey(kind, date, name), asAmount(amounts[name]));
  };
  for (const row of rows.balanceSheetDayWiseData) put('day', row.date, { ...row });
  for (const group of BALANCE_GROUPS) for (const row of rows[group]) put('balance', row.month, { ...row });
  for (const group of PROFIT_GROUPS) for (const row of rows[group]) put('profit', row.month, { ...row });
  return cells;
}

const asAmount = (value: string | number | null | undefined): number | null =>
  typeof value === 'number' ? value : null;
