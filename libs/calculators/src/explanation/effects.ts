import type { CalendarDate, Month } from '@keelson/kernel';
import type { Books, LedgerMonth, Placement } from '../books';
import { positionAtMonthEnd } from '../cash';
import type { Figure } from '../figure';
import type { KeyFigure } from '../kpis';
import { keyFigures, stockTurn } from '../kpis';
import { balanceSheet } from '../statements';
import type { Company } from '../values';
import { companyOn } from '../values';

const SHEET_LINES = [
  'fixedAssets',
  'currentAssets',
  'currentLiabilities',
  'netCurrentAssets',
  'longTermCreditors',
  'netAssets',
  'capitalAndReserves',
] as const;

/** The figures by which a change of the books is judged: key figures, turn, cover, cash and the balance sheet. */
export type EffectFigure = KeyFigure | 'stockTurn' | 'coverRatio' | 'cash' | (typeof SHEET_LINES)[number];

/** A figure before and after a change of the books; `null` where it could not be computed. */
export interface Effect {
  readonly figure: EffectFigure;
  readonly before: Figure | null;
  readonly after: Figure | null;
  readonly changed: boolean;
}

function figuresOf(company: Company, month: Month): ReadonlyMap<EffectFigure, Figure> {
  const { coverRatio, cash } = positionAtMonthEnd(company, month);
  const sheet = balanceSheet(company, month);
  const named: Partial<Record<EffectFigure, Figure>> = {
    ...keyFigures(company, month),
    stockTurn: stockTurn(company, month),
    coverRatio,
    cash,
  };
  for (const line of SHEET_LINES) if (sheet !== null) named[line] = sheet[line];
  return new Map(Object.entries(named) as [EffectFigure, Figure][]);
}

const same = (before: Figure | null, after: Figure | null): boolean => {
  const [one, other] = [before?.value ?? null, after?.value ?? null];
  return one === null || other === null ? one === other : one.eq(other);
};

/**
 * What a change of the books does to every figure of a month, before and after (BEYOND-03, BEYOND-09). Unrounded; in
 * the order of the key figures, then stock turn, cover, cash and balance sheet.
 */
export function effects(today: CalendarDate, before: Books, after: Books, month: Month): Effect[] {
  const old = figuresOf(companyOn(today, before), month);
  const now = figuresOf(companyOn(today, after), month);
  return [...new Set([...old.keys(), ...now.keys()])].map((figure) => {
    const [was, is] = [old.get(figure) ?? null, now.get(figure) ?? null];
    return { figure, before: was, after: is, changed: !same(was, is) };
  });
}

/** The books with an account placed by the customer, or by the rules again (`null`). */
export function withPlacement(books: Books, ref: number, placement: Placement | null): Books {
  const { [ref]: _, ...others } = books.overrides;
  return { ...books, overrides: placement === null ? others : { ...others, [ref]: placement } };
}

/** The books with other lines for some months: as they were before a later import, or as one brings them. */
export function withMonths(books: Books, months: readonly LedgerMonth[]): Books {
  const replaced = new Map([...books.months, ...months].map((of) => [of.month, of]));
  return { ...books, months: [...replaced.values()].sort((a, b) => (a.month < b.month ? -1 : 1)) };
}
