import {
  CreditCardIcon,
  CrossIcon,
  EndorsedIcon,
  EyeOpenIcon,
  KeyIcon,
  LearningIcon,
  PathSearchIcon,
  PersonIcon,
  TickIcon,
  TimelineLineChartIcon,
} from '@blueprintjs/icons';
import type { HistoryKind } from '@keelson/vocabulary';
import type { HistoryEntry } from '../history.api';

const SIGNS = {
  account: PersonIcon,
  access: KeyIcon,
  onboarding: PathSearchIcon,
  payment: CreditCardIcon,
  figures: TimelineLineChartIcon,
  learning: LearningIcon,
  staff: EndorsedIcon,
  reading: EyeOpenIcon,
} satisfies Record<HistoryKind, unknown>;

/** What an event is about and how it went; the words beside it say the same. */
export function HistorySign({ kind, tone }: Pick<HistoryEntry, 'kind' | 'tone'>) {
  const Sign = tone === 'bad' ? CrossIcon : tone === 'good' && kind === 'onboarding' ? TickIcon : SIGNS[kind];
  return (
    <span className={`k-sign k-sign-${tone}`} aria-hidden="true">
      <Sign size={14} />
    </span>
  );
}
