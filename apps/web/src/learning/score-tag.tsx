import { ArrowTopRightIcon, ErrorIcon, TickIcon } from '@blueprintjs/icons';
import type { ScoreBand } from '@keelson/vocabulary';
import { Tag } from '../ui/card/tag';
import { BAND_WORDS } from './score-words';

const LOOKS = {
  red: { tone: 'negative', icon: <ErrorIcon /> },
  amber: { tone: 'caution', icon: <ArrowTopRightIcon /> },
  green: { tone: 'positive', icon: <TickIcon /> },
} as const satisfies Record<ScoreBand, unknown>;

/** The band of a score in words, with its sign. */
export const ScoreTag = ({ band }: { readonly band: ScoreBand }) => (
  <Tag tone={LOOKS[band].tone} icon={LOOKS[band].icon}>
    {BAND_WORDS[band]}
  </Tag>
);
