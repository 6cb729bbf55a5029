import { Cross, Endorsed, EyeOpen, Key, PathSearch, Person, Tick } from '@blueprintjs/icons';
import type { HistoryEntry } from '../customers.api';

const SIGNS = { account: Person, access: Key, onboarding: PathSearch, staff: Endorsed, reading: EyeOpen };

/** What an event is about and how it went; the words beside it say the same. */
export function HistorySign({ kind, tone }: Pick<HistoryEntry, 'kind' | 'tone'>) {
  const Sign = tone === 'bad' ? Cross : tone === 'good' && kind === 'onboarding' ? Tick : SIGNS[kind];
  return (
    <span className={`k-sign k-sign-${tone}`} aria-hidden="true">
      <Sign size={14} />
    </span>
  );
}
