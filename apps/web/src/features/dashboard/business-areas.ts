import { rounded, Decimal } from '@keelson/kernel';
import { GENERIC_MODULE } from '@keelson/vocabulary';
import { type Attributes, codeOf, textOf } from '../../content/content-attribute';
import type { ModuleScore } from '../../learning/questionnaires.api';
import { BAND_WORDS } from '../../learning/score-words';

export interface BusinessArea {
  readonly moduleId: string;
  readonly name: string;
  readonly content: string;
}

/** The questions about the company are no area, and are not scored. */
export const businessAreasOf = (entries: readonly Attributes[]): readonly BusinessArea[] =>
  entries
    .map((entry) => ({
      moduleId: codeOf(entry, 'moduleId'),
      name: textOf(entry, 'heading'),
      content: textOf(entry, 'content'),
    }))
    .filter(({ moduleId }) => moduleId !== GENERIC_MODULE);

export interface AreaProgress {
  /** Whole percent, as the card's bands are told by (decision 4.5). */
  readonly percent: number;
  readonly words: string;
}

/** The score of an area as the card shows it. */
export function areaProgress(score: Pick<ModuleScore, 'scoring_percentage' | 'cardBand'> | undefined): AreaProgress {
  const { scoring_percentage: percentage = null, cardBand = null } = score ?? {};
  if (percentage === null || cardBand === null) return { percent: 0, words: 'Not answered yet' };
  const percent = rounded(new Decimal(percentage), 0);
  return { percent, words: `${percent}%, ${BAND_WORDS[cardBand].toLowerCase()}` };
}
