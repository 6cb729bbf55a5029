interface DayChipProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (day: string | undefined) => void;
}

/** The first or last day of what is shown. */
export function DayChip({ label, value, onChange }: DayChipProps) {
  return (
    <label className="k-chip" data-on={value !== undefined}>
      {label}
      <input
        type="date"
        className="k-chip-day"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      />
    </label>
  );
}
