import { type FigureUnit, WATCHED_FIGURE_LOOKS, type WatchedFigure } from '@keelson/contracts/ledger';
import type { FigureChange } from './ledger.api';

const number = (digits: number) =>
  new Intl.NumberFormat('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const POUNDS = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });

const FORMATS: Readonly<Record<FigureUnit, { readonly digits: Intl.NumberFormat; readonly after: string }>> = {
  pounds: { digits: POUNDS, after: '' },
  percent: { digits: number(1), after: '%' },
  days: { digits: number(1), after: ' days' },
  times: { digits: number(2), after: ' times' },
  ratio: { digits: number(2), after: '' },
};

const written = (value: number, unit: FigureUnit): string =>
  `${FORMATS[unit].digits.format(value).replace('-', '−')}${FORMATS[unit].after}`.replace(
    /^−((£?0(\.0+)?)(%| days| times)?)$/,
    '$1',
  );

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
  const shown =
    unit === 'percent'
      ? `${number(1)
          .format(after - before)
          .replace('-', '−')} pt`
      : difference;
  if (!/[1-9]/.test(shown)) return undefined;
  return after > before ? `+${shown}` : shown;
}

const EXACT = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** Exact pounds: `−£1,234.56`. */
export const exactPounds = (value: number): string => EXACT.format(value).replace('-', '−');

/** What an account holds, debits positive: `£1,234.56`, and `£1,234.56 Cr` on the credit side, as ledgers write it. */
export function ledgerAmount(value: number | null): string {
  if (value === null) return '-';
  return value < 0 ? `${exactPounds(-value)}\u00a0Cr` : exactPounds(value);
}
