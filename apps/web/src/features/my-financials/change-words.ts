import type { Tone } from '@keelson/vocabulary';
import { differenceOf, percentChange } from '../../ui/format/exact';
import type { KpiWords } from '../../figures/kpi-words';

export interface ChangeWords {
  /** `+1.0 pt`, `−3.3 days`, `+0.4%` */
  readonly text: string;
  readonly rises: boolean;
  readonly welcome: Tone;
}

const sign = (value: number): string => (value > 0 ? '+' : value < 0 ? '−' : '');
const oneDecimal = (value: number): string =>
  Math.abs(value).toLocaleString('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The change in a year, in points, days or turns, and in percent for amounts. */
export function changeWords(
  now: number | null,
  before: number | null,
  { unit, better }: Pick<KpiWords, 'unit' | 'better'>,
): ChangeWords | undefined {
  if (now === null || before === null || (unit === 'pounds' && before === 0)) return undefined;
  const shown = unit === 'pounds' ? (percentChange(now, before) ?? 0) : differenceOf(now, before);
  const text = `${sign(shown)}${oneDecimal(shown)}${{ percent: ' pt', pounds: '%', days: ' days', times: ' times', people: '' }[unit]}`;
  const isBetter = better === 'higher' ? shown > 0 : shown < 0;
  return { text, rises: shown > 0, welcome: better === 'none' || shown === 0 ? 'neutral' : isBetter ? 'good' : 'bad' };
}
