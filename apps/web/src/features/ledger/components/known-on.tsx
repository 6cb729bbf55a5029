import { HistoryIcon } from '@blueprintjs/icons';
import { useId } from 'react';
import { Tag } from '../../../ui/card/tag';
import { formatDate } from '../../../ui/format/dates';
import '../../../ui/form/form.css';

interface KnownOnProps {
  readonly knownOn: string | undefined;
  readonly onChange: (day: string | undefined) => void;
}

/** The second clock: what was known here at the end of a day. */
export function KnownOn({ knownOn, onChange }: KnownOnProps) {
  const id = useId();
  return (
    <div className="k-known-on">
      <label htmlFor={id}>As it was known on</label>
      <input
        id={id}
        type="date"
        className="bp6-input k-input"
        value={knownOn ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      />
      {knownOn !== undefined && (
        <>
          <Tag tone="caution" icon={<HistoryIcon />}>
            As known on {formatDate(knownOn)}
          </Tag>
          <button type="button" className="k-clear" onClick={() => onChange(undefined)}>
            Back to today
          </button>
        </>
      )}
    </div>
  );
}
