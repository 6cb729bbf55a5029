import type { HistoryEntry } from '../history.api';
import { PersonalText } from './personal-text';

const SHOWN = 3;

/** The first changes of an event, a line each: `Thank-you video: in progress → completed`. */
export function ChangeLines({ changes }: { readonly changes: HistoryEntry['changes'] }) {
  if (changes.length === 0) return null;
  const further = changes.length - SHOWN;
  return (
    <div className="k-small k-soft k-history-changes">
      {changes.slice(0, SHOWN).map((change) => (
        <p key={change.field}>
          {change.field}: <Value {...change} of="before" />
          {change.before !== null && (
            <>
              {' '}
              <span aria-label="to">→</span>{' '}
            </>
          )}
          <Value {...change} of="after" />
        </p>
      ))}
      {further > 0 && <p>and {further} more</p>}
    </div>
  );
}

interface ValueProps {
  readonly before: string | null;
  readonly after: string | null;
  readonly personal: boolean;
  readonly of: 'before' | 'after';
}

function Value({ personal, of, ...values }: ValueProps) {
  const text = values[of];
  if (text === null) return of === 'after' ? 'nothing' : null;
  return personal ? <PersonalText>{text}</PersonalText> : text;
}
