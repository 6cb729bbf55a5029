import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react';
import type { Moment } from '../journeys.api';
import { endOf, startOf, timeOf } from '../moment-days';
import { momentWords } from '../moment-words';
import { nearestMoment, placesOnLine } from '../playing';

interface ScrubLineProps {
  readonly moments: readonly Moment[];
  readonly at: number;
  readonly onSeek: (number: number) => void;
}

const WIDTH = 1000;
const LEAP = 10;

/** The line of the journey: a notch for each event, a taller red one for each that went wrong, the copper one for now. */
export function ScrubLine({ moments, at, onSeek }: ScrubLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const places = useMemo(() => placesOnLine(moments.map(({ idleMs }) => idleMs)), [moments]);
  const place = (places[at - 1] ?? 0) * WIDTH;
  const moment = moments[at - 1];
  const first = moments[0];
  const last = moments.at(-1);
  if (moment === undefined || first === undefined || last === undefined) return null;

  const seekTo = ({ clientX }: PointerEvent): void => {
    const box = line.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return;
    onSeek(nearestMoment(places, Math.min(1, Math.max(0, (clientX - box.left) / box.width))));
  };
  const press = (event: KeyboardEvent): void => {
    const number = numberFor(event.key, at, moments.length);
    if (number === undefined) return;
    event.preventDefault();
    onSeek(number);
  };
  const errors = moments.filter(({ act }) => momentWords(act).tone === 'bad').length;
  return (
    <div className="rp-line">
      <div
        ref={line}
        className="rp-scrub"
        role="slider"
        tabIndex={0}
        aria-label={`Moment of the journey, ${moments.length} events, ${errors === 1 ? 'one error' : `${errors} errors`}`}
        aria-valuemin={1}
        aria-valuemax={moments.length}
        aria-valuenow={at}
        aria-valuetext={`Event ${at}, ${timeOf(moment.occurredAt)}: ${momentWords(moment.act).what}`}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          seekTo(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) seekTo(event);
        }}
      >
        <svg viewBox={`0 0 ${WIDTH} 46`} preserveAspectRatio="none" aria-hidden="true">
          <rect className="rp-rail" x={0} y={19} width={WIDTH} height={8} rx={4} />
          <rect className="rp-past" x={0} y={19} width={place} height={8} rx={4} />
          <Notches moments={moments} places={places} />
          <rect className="rp-here" x={Math.min(WIDTH - 4, Math.max(0, place - 2))} y={3} width={4} height={40} />
        </svg>
      </div>
      <div className="rp-ends k-micro k-muted k-num" aria-hidden="true">
        <span>{startOf(first.occurredAt)}</span>
        <span>{errors > 0 && `${errors} ${errors === 1 ? 'error' : 'errors'} marked`}</span>
        <span>{endOf(first.occurredAt, last.occurredAt)}</span>
      </div>
    </div>
  );
}

function Notches({ moments, places }: { readonly moments: readonly Moment[]; readonly places: readonly number[] }) {
  return useMemo(
    () => (
      <g>
        {moments.map(({ number, act }) => {
          const bad = momentWords(act).tone === 'bad';
          const x = (places[number - 1] ?? 0) * WIDTH;
          return bad ? (
            <rect
              key={number}
              className="rp-error"
              x={Math.min(WIDTH - 5, Math.max(0, x - 2))}
              y={11}
              width={5}
              height={24}
            />
          ) : (
            <rect key={number} className="rp-notch" x={Math.min(WIDTH - 2, x)} y={19} width={2} height={8} />
          );
        })}
      </g>
    ),
    [moments, places],
  );
}

function numberFor(key: string, at: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(1, at - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, at + 1);
    case 'PageDown':
      return Math.max(1, at - LEAP);
    case 'PageUp':
      return Math.min(last, at + LEAP);
    case 'Home':
      return 1;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
