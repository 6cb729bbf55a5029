import { isCalendarDate } from '@keelson/kernel';
import { useId } from 'react';
import { DayInput } from '../../../ui/form/day-input';

interface DayChipProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (day: string | undefined) => void;
}

/** The first or last day of what is shown; what is no day narrows nothing. */
export function DayChip({ label, value, onChange }: DayChipProps) {
  const id = useId();
  return (
    <div className="k-chip k-chip-day" data-on={value !== undefined}>
      <label htmlFor={id}>{label}</label>
      <DayInput
        id={id}
        label={label}
        value={value ?? ''}
        onChange={(typed) => {
          if (typed === '' || isCalendarDate(typed)) onChange(typed === '' ? undefined : typed);
        }}
      />
    </div>
  );
}
