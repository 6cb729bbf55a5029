import { type Attributes, codeOf, textOf } from '../../content/content-attribute';

export interface BusinessArea {
  readonly moduleId: string;
  readonly name: string;
  readonly content: string;
  /** Whether its questions can be answered by now. */
  readonly open: boolean;
}

/** The questions about the company are no area, and are not scored. */
const GENERIC = 'M1_Generic';

export const businessAreasOf = (entries: readonly Attributes[]): readonly BusinessArea[] =>
  entries
    .map((entry) => ({
      moduleId: codeOf(entry, 'moduleId'),
      name: textOf(entry, 'heading'),
      content: textOf(entry, 'content'),
      open: entry['open'] === true,
    }))
    .filter(({ moduleId }) => moduleId !== GENERIC);

export interface AreaProgress {
  readonly percent: number;
  readonly words: string;
}

const FINANCE = 'M2_Finance';

/** How far an area is: its questions are answered or not. Scores follow when answers are scored. */
export function areaProgress(
  { moduleId, open }: BusinessArea,
  steps: readonly { readonly step: string; readonly status: string }[],
): AreaProgress {
  if (!open) return { percent: 0, words: 'Still to come' };
  const answered =
    moduleId === FINANCE &&
    steps.some(({ step, status }) => step === 'detailedFinanceBusinessArea' && status === 'completed');
  return answered ? { percent: 100, words: 'Questions answered' } : { percent: 0, words: 'Not started' };
}
