import {
  BALANCE_GROUPS,
  balanceFaults,
  type BalanceMonthRow,
  cellKey,
  type EntryField,
  ledgerMessages as texts,
} from '@keelson/contracts/ledger';
import { amountIn, amountText } from '@keelson/contracts/validation';
import type { FinanceData, FinanceDataBody } from '../ledger.api';
import { datesOf, GROUPS, kindOf } from './sections';

/** What was typed since the form was opened, by cell. Kept by date, so that another year end moves rows, never loses them. */
export type Typed = Readonly<Record<string, string>>;

type Row = Readonly<Record<string, unknown>>;
type Amounts = Readonly<Record<string, number | null>>;

const dateOf = (row: Row): string => String(row['date'] ?? row['month']);

/** Every amount that was saved before, by cell. */
export function savedAmounts(data: FinanceData): Amounts {
  const amounts: Record<string, number | null> = {};
  for (const { group, section, fields } of GROUPS)
    for (const row of data[group] as readonly Row[])
      for (const { name } of fields)
        amounts[cellKey(section.kind, dateOf(row), name)] = (row[name] as number | null | undefined) ?? null;
  return amounts;
}

export const textIn = (key: string, field: EntryField, saved: Amounts, typed: Typed): string =>
  typed[key] ?? amountText(saved[key] ?? null, field.kind);

/** `undefined` for what was typed and is no amount. */
const amountAt = (key: string, saved: Amounts, typed: Typed): number | null | undefined => {
  const text = typed[key];
  return text === undefined ? (saved[key] ?? null) : amountIn(text, kindOf(key));
};

/** @throws RangeError for what is no amount: `faultsIn` names such cells, and they are never sent. */
function amountToSend(key: string, saved: Amounts, typed: Typed): number | null {
  const amount = amountAt(key, saved, typed);
  if (amount === undefined) throw new RangeError(`no amount stands at ${key}`);
  return amount;
}

/** Without the cells that read again as they were saved. */
export const changesIn = (typed: Typed, saved: Amounts): readonly string[] =>
  Object.keys(typed).filter((key) => amountAt(key, saved, typed) !== (saved[key] ?? null));

/**
 * The rows that hold something or did, in the groups of the save payload.
 * @throws RangeError where `faultsIn` finds cells without an amount.
 */
export function bodyOf(data: FinanceData, saved: Amounts, typed: Typed): FinanceDataBody {
  const changed = new Set(changesIn(typed, saved));
  const groups = GROUPS.map(({ group, section, fields }) => {
    const rows = datesOf(section, data).flatMap((date) => {
      const keys = fields.map(({ name }) => cellKey(section.kind, date, name));
      if (!keys.some((key) => changed.has(key) || amountAt(key, saved, typed) !== null)) return [];
      const amounts = fields.map(({ name }, at) => [name, amountToSend(keys[at] ?? '', saved, typed)] as const);
      return [{ [section.kind === 'day' ? 'date' : 'month']: date, ...Object.fromEntries(amounts) }];
    });
    return [group, rows] as const;
  });
  return { ...Object.fromEntries(groups), financial_month: data.financial_month } as unknown as FinanceDataBody;
}

const LARGEST = 1_000_000_000;
const MOST_PEOPLE = 1_000_000;

function faultOf({ kind, signed }: EntryField, amount: number | null | undefined): string | undefined {
  if (amount === undefined) return kind === 'people' ? texts.countInvalid : texts.amountUnreadable;
  if (amount === null) return undefined;
  if (kind === 'people') return amount > MOST_PEOPLE ? texts.countInvalid : undefined;
  if (Math.abs(amount) >= LARGEST) return texts.amountTooLarge;
  return !signed && amount < 0 ? texts.amountNegative : undefined;
}

/** What stands against the figures, by cell, in the order of the form. */
export function faultsIn(data: FinanceData, saved: Amounts, typed: Typed): Readonly<Record<string, string>> {
  const faults: Record<string, string> = {};
  for (const { group, section, fields } of GROUPS)
    for (const date of datesOf(section, data)) {
      const amounts: Record<string, number | null> = {};
      for (const field of fields) {
        const key = cellKey(section.kind, date, field.name);
        const amount = amountAt(key, saved, typed);
        amounts[field.name] = amount ?? null;
        const fault = faultOf(field, amount);
        if (fault !== undefined) faults[key] = fault;
      }
      if ((BALANCE_GROUPS as readonly string[]).includes(group))
        for (const [field, fault] of Object.entries(balanceFaults(amounts as unknown as BalanceMonthRow)))
          faults[cellKey(section.kind, date, field)] ??= texts[fault];
    }
  return faults;
}

/** The API's refusals by cell, from paths such as `body.profitAndLossThisYear.3.payroll`. */
export function refusedCells(
  errors: readonly { readonly path: string; readonly message: string }[],
  body: FinanceDataBody,
): Readonly<Record<string, string>> {
  const found = errors.flatMap(({ path, message }) => {
    const [, group, at, field] = path.split('.');
    const known = GROUPS.find((each) => each.group === group);
    const row = known && (body[known.group as keyof FinanceDataBody] as readonly Row[] | undefined)?.[Number(at)];
    return known && row && field !== undefined ? [[cellKey(known.section.kind, dateOf(row), field), message]] : [];
  });
  return Object.fromEntries(found) as Record<string, string>;
}
