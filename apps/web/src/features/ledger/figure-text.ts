import { WATCHED_FIGURE_LOOKS, type WatchedFigure, type WatchedUnit } from '@keelson/contracts/ledger';
import { formatDecimal, formatExactPounds, formatPounds } from '../../ui/format/numbers';
import type { FigureChange } from './ledger.api';

const FORMATS: Readonly<Record<WatchedUnit, (value: number) => string>> = {
  pounds: formatPounds,
  percent: (value) => `${formatDecimal(value, 1)}%`,
  days: (value) => `${formatDecimal(value, 1)} days`,
  times: (value) => `${formatDecimal(value, 2)} times`,
  ratio: (value) => formatDecimal(value, 2),
};

const written = (value: number, unit: WatchedUnit): string =>
  FORMATS[unit](value).replace(/^−((£?0(\.0+)?)(%| days| times)?)$/, '$1');

/** A figure as tables show it; `-` where there is none. */
export const figureText = (value: number | null, figure: WatchedFigure): string =>
  value === null ? '-' : written(value, WATCHED_FIGURE_LOOKS[figure].unit);

/** `+1.3 pt`, `−£4,000`; what came or went where one side has no figure; `undefined` where nothing shows. */
export function changeText({ figure, before, after }: FigureChange): string | undefined {
  if (before === null && after === null) return undefined;
  if (before === null) return 'now known';
  if (after === null) return 'no longer known';
  const { unit } = WATCHED_FIGURE_LOOKS[figure];
  const difference = written(after - before, unit === 'percent' ? 'ratio' : unit);
  const shown = unit === 'percent' ? `${formatDecimal(after - before, 1)} pt` : difference;
  if (!/[1-9]/.test(shown)) return undefined;
  return after > before ? `+${shown}` : shown;
}

/** What an account holds, debits positive: `£1,234.56`, and `£1,234.56 Cr` on the credit side, as ledgers write it. */
export function ledgerAmount(value: number | null): string {
  if (value === null) return '-';
  return value < 0 ? `${formatExactPounds(-value)}\u00a0Cr` : formatExactPounds(value);
}
