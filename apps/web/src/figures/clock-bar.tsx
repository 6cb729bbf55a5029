import { Button } from '@blueprintjs/core';
import { TimeIcon } from '@blueprintjs/icons';
import { useId, useState } from 'react';
import { Callout } from '../ui/card/callout';
import { DayInput } from '../ui/form/day-input';
import { dayFault } from '../ui/form/typed-day';
import { useNow } from '../ui/format/use-now';
import { type Clocks, inOrder, isTurnedBack } from './clocks';
import './clocks.css';

interface ClockProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly today: string;
  readonly onChange: (day: string) => void;
}

function Clock({ label, hint, value, today, onChange }: ClockProps) {
  const id = useId();
  return (
    <div className="k-clock">
      <label htmlFor={id}>{label}</label>
      <DayInput id={id} label={label} max={today} value={value} title={hint} onChange={onChange} />
    </div>
  );
}

/** A date that is half typed is a date too: nothing turns before it is said. */
function ClockForm({ clocks, today }: { readonly clocks: Clocks; readonly today: string }) {
  const [asAt, setAsAt] = useState(clocks.asAt ?? '');
  const [knownOn, setKnownOn] = useState(clocks.knownOn ?? '');
  const [asked, setAsked] = useState(false);
  const wrongDay = [asAt, knownOn].some((day) => dayFault(day, { max: today }) !== undefined);
  const wrongOrder = asked && !wrongDay && !inOrder({ asAt, knownOn });
  return (
    <form
      className="k-clocks"
      aria-label="Look back"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (!wrongDay && inOrder({ asAt, knownOn })) clocks.turn({ asAt, knownOn });
      }}
    >
      <Clock label="As at" hint="The figures as they were for this day" value={asAt} today={today} onChange={setAsAt} />
      <Clock
        label="As known on"
        hint="Without what was imported or corrected after this day"
        value={knownOn}
        today={today}
        onChange={setKnownOn}
      />
      <Button type="submit" intent="primary">
        Show
      </Button>
      {wrongOrder && (
        <Callout tone="caution" live>
          “As at” is after “As known on”: nothing was known of that day yet.
        </Callout>
      )}
    </form>
  );
}

const MINUTE = 60_000;

/** The two clocks of a page: the day that the figures are of, and the day up to which what was known counts. */
export function ClockBar({ clocks }: { readonly clocks: Clocks }) {
  const today = new Date(useNow(MINUTE)).toISOString().slice(0, 10);
  const [opened, setOpened] = useState(isTurnedBack(clocks));
  return (
    <div className="k-clocks">
      <Button
        variant="outlined"
        icon={<TimeIcon size={14} />}
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        Look back
      </Button>
      {opened && <ClockForm key={`${clocks.asAt} ${clocks.knownOn}`} clocks={clocks} today={today} />}
    </div>
  );
}
