import type { ScoreBand } from '@keelson/vocabulary';
import { formatDecimal } from '../ui/format/numbers';

/** What a band is called, beside its colour. */
export const BAND_WORDS: Readonly<Record<ScoreBand, string>> = {
  red: 'Needs work first',
  amber: 'On the way',
  green: 'In good order',
};

/** 56.0%, or a dash where nothing was answered. */
export const percentText = (percentage: number | null): string =>
  percentage === null ? '–' : `${formatDecimal(percentage, 1)}%`;
