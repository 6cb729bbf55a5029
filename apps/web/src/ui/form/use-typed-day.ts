import { type KeyboardEvent, useState } from 'react';
import { afterPress } from './after-press';
import { dayFault, type DayLimits, dayText, isFinished, readDay } from './typed-day';

interface Typed {
  readonly text: string;
  /** What the owner of the value had then, and what it was told: any other value comes from elsewhere and wins. */
  readonly fits: readonly string[];
}

export interface TypedDayOptions extends DayLimits {
  /** ISO; what was typed where that is no day; or nothing. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave?: (() => void) | undefined;
}

/** The text of a day's field: as it was typed until the field is left, then as days are written. */
export function useTypedDay({ value, onChange, onLeave, ...limits }: TypedDayOptions) {
  const [typed, setTyped] = useState<Typed>();
  const [left, setLeft] = useState(true);
  const standing = typed?.fits.includes(value) === true ? typed : undefined;
  const text = standing?.text ?? dayText(value);

  const tell = (next: string): void => {
    if (next !== value) onChange(next);
  };
  const settle = (): void => {
    if (standing === undefined) return;
    const day = readDay(standing.text);
    if (day === undefined) return;
    setTyped({ text: dayText(day), fits: [value, day] });
    tell(day);
  };
  return {
    text,
    fault: left ? dayFault(text, limits) : undefined,
    take: (day: string): void => {
      setTyped(undefined);
      tell(day);
    },
    onType: (next: string): void => {
      const told = (isFinished(next) ? readDay(next) : undefined) ?? next.trim();
      setTyped({ text: next, fits: [value, told] });
      setLeft(false);
      tell(told);
    },
    onBlur: (): void => {
      settle();
      afterPress(() => setLeft(true));
      onLeave?.();
    },
    // Enter submits the form around it: by then the day must be told.
    onKeyDown: ({ key }: KeyboardEvent): void => {
      if (key !== 'Enter') return;
      settle();
      setLeft(true);
    },
  };
}
