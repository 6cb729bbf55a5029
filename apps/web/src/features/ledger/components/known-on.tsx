import { HistoryIcon } from '@blueprintjs/icons';
import { isCalendarDate } from '@keelson/kernel';
import { useId } from 'react';
import { Tag } from '../../../ui/card/tag';
import { DayInput } from '../../../ui/form/day-input';
import { formatDate } from '../../../ui/format/dates';

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
      <DayInput
        id={id}
        label="as it was known on"
        value={knownOn ?? ''}
        onChange={(typed) => {
          if (typed === '' || isCalendarDate(typed)) onChange(typed === '' ? undefined : typed);
        }}
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
