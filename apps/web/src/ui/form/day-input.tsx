import { PopoverNext, PopupKind } from '@blueprintjs/core';
import { CalendarIcon } from '@blueprintjs/icons';
import { useRef, useState } from 'react';
import { DayCalendar } from './day-calendar';
import { FieldMessage, messageId } from './field';
import { readDay } from './typed-day';
import { type TypedDayOptions, useTypedDay } from './use-typed-day';
import './day-input.css';
import './form.css';

const BELOW = { offset: { mainAxis: 6 } };

interface DayInputProps extends TypedDayOptions {
  /** A label of this id's is the caller's. */
  readonly id: string;
  /** The label's words, for the calendar. */
  readonly label: string;
  readonly disabled?: boolean;
  /** What its form has against it; the field itself says what is no day, and what lies outside the limits. */
  readonly message?: string | undefined;
  readonly title?: string;
}

/**
 * A day, typed as people in Britain type it or picked from a calendar. The browser's own field writes days as the
 * browser's language does, month first on an American machine. Values are ISO; what is no day is told as it was typed.
 */
export function DayInput({ id, label, disabled = false, message, title, ...options }: DayInputProps) {
  const { min, max } = options;
  const day = useTypedDay(options);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const said = message ?? day.fault;
  const close = (): void => setOpen(false);
  // Not while it is open: Blueprint would fetch the focus back into it.
  const giveBack = (popover: HTMLElement): void => {
    if (popover.closest('.bp6-portal')?.contains(document.activeElement) === true) opener.current?.focus();
  };
  return (
    <div className="k-day">
      <div className="k-day-row">
        <input
          id={id}
          type="text"
          className="bp6-input k-input k-num"
          placeholder="dd/mm/yyyy"
          autoComplete="off"
          spellCheck={false}
          maxLength={30}
          title={title}
          disabled={disabled}
          value={day.text}
          aria-invalid={said !== undefined}
          aria-describedby={said === undefined ? undefined : messageId(id)}
          onChange={({ target }) => day.onType(target.value)}
          onBlur={day.onBlur}
          onKeyDown={day.onKeyDown}
        />
        <PopoverNext
          isOpen={open}
          placement="bottom-end"
          popupKind={PopupKind.DIALOG}
          animation="minimal"
          arrow={false}
          middleware={BELOW}
          disabled={disabled}
          shouldReturnFocusOnClose={false}
          onInteraction={setOpen}
          onClosing={giveBack}
          content={
            <DayCalendar
              label={label}
              chosen={readDay(day.text)}
              min={min}
              max={max}
              onChoose={(chosen) => {
                day.take(chosen);
                close();
              }}
              onClose={close}
            />
          }
        >
          <button
            ref={opener}
            type="button"
            className="k-icon-button k-day-open"
            aria-label="Open the calendar"
            title={`Calendar: ${label}`}
            disabled={disabled}
          >
            <CalendarIcon size={14} />
          </button>
        </PopoverNext>
      </div>
      <FieldMessage id={id} message={said} />
    </div>
  );
}
