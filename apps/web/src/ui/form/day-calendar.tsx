import { ChevronBackwardIcon, ChevronForwardIcon, ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { type CalendarDate, londonDate, monthOf } from '@keelson/kernel';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { dayByKey, WEEKDAYS, weeksOf, within } from './calendar-weeks';
import { addMonthsTo, type DayLimits } from './typed-day';

const written = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  // Browsers differ in whether a comma follows the weekday.
  return (day: string): string => format.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
};
const fullDay = written({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const monthText = written({ month: 'long', year: 'numeric' });

interface DayCalendarProps extends DayLimits {
  /** What the day is of. */
  readonly label: string;
  readonly chosen: CalendarDate | undefined;
  readonly onChoose: (day: CalendarDate) => void;
  readonly onClose: () => void;
}

/** Keeps Tab inside, as a modal dialog must. */
function keepFocusIn(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not([tabindex="-1"])')];
  const [first, last] = [stops[0], stops[stops.length - 1]];
  if (document.activeElement === (event.shiftKey ? first : last)) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}

/** The calendar of a day's field (ARIA's date picker dialog): arrows walk the days, Page Up and Down the months. */
export function DayCalendar({ label, chosen, min, max, onChoose, onClose }: DayCalendarProps) {
  const titleId = useId();
  const today = londonDate(new Date());
  const [at, setAt] = useState(() => within(chosen ?? today, { min, max }));
  const focused = useRef<HTMLButtonElement>(null);
  // Walking with the arrows moves the focus; the buttons of the months keep theirs.
  const [walked, setWalked] = useState(0);
  useEffect(() => focused.current?.focus({ preventScroll: true }), [walked]);

  const step = (months: number): void => setAt(within(addMonthsTo(at, months), { min, max }));
  const stepper = (name: string, months: number, icon: ReactNode) => (
    <button type="button" className="k-icon-button" aria-label={name} onClick={() => step(months)}>
      {icon}
    </button>
  );
  const walk = (event: KeyboardEvent): void => {
    const next = dayByKey(event.key, event.shiftKey, at);
    if (next === undefined) return;
    event.preventDefault();
    setAt(within(next, { min, max }));
    setWalked(walked + 1);
  };
  const cell = (day: CalendarDate) => (
    <button
      ref={day === at ? focused : undefined}
      type="button"
      tabIndex={day === at ? 0 : -1}
      disabled={within(day, { min, max }) !== day}
      aria-label={fullDay(day)}
      aria-current={day === today ? 'date' : undefined}
      onClick={() => onChoose(day)}
    >
      {Number(day.slice(8))}
    </button>
  );
  return (
    <div
      role="dialog"
      aria-modal
      aria-label={`Choose a day: ${label}`}
      className="k-calendar"
      // Safari focuses no button that is pressed: the focus then stays here, with the keys.
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Tab') keepFocusIn(event);
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="k-calendar-head">
        {stepper('Previous year', -12, <ChevronBackwardIcon />)}
        {stepper('Previous month', -1, <ChevronLeftIcon />)}
        <p id={titleId} aria-live="polite">
          {monthText(at)}
        </p>
        {stepper('Next month', 1, <ChevronRightIcon />)}
        {stepper('Next year', 12, <ChevronForwardIcon />)}
      </div>
      <table role="grid" aria-labelledby={titleId} onKeyDown={walk}>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(monthOf(at)).map((week, index) => (
            <tr key={index}>
              {week.map((day, weekday) => (
                <td key={weekday} role="gridcell" aria-selected={day !== undefined && day === chosen}>
                  {day && cell(day)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
