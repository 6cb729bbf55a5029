import { useCallback, useEffect, useRef, useState } from 'react';
import { useAddress } from '../../ui/table/use-address';
import type { Moment } from './journeys.api';
import { type Speed, SPEEDS } from './playing';

export interface ReplayState {
  /** Number of the moment that is shown. */
  readonly at: number;
  /** Number of the moment that it is compared with. */
  readonly compare: number | undefined;
  readonly speed: Speed;
  readonly show: (number: number) => void;
  readonly compareWith: (number: number | undefined) => void;
  readonly choose: (speed: Speed) => void;
}

/** Browsers refuse more than some changes of the address in a while; so often is plenty. */
const WRITE_EVERY_MS = 400;

const wholeNumber = (text: string | null): number | undefined => {
  const value = Number(text);
  return text !== null && Number.isSafeInteger(value) && value > 0 ? value : undefined;
};

/** `at` counts the events of the journey, `event` is the place of one among all events; without either the last one. */
export function momentAsked(query: URLSearchParams, moments: readonly Pick<Moment, 'position'>[]): number {
  const at = wholeNumber(query.get('at'));
  if (at !== undefined) return Math.min(at, moments.length);
  const event = wholeNumber(query.get('event'));
  const after = event === undefined ? -1 : moments.findIndex(({ position }) => position > event);
  return after < 0 ? moments.length : Math.max(1, after);
}

/** What the page shows is in the address; moving about is quicker than it may be written there. */
export function useReplayState(moments: readonly Moment[]): ReplayState {
  const { query, change } = useAddress();
  const asked = momentAsked(query, moments);
  const [at, setAt] = useState(asked);
  const [known, setKnown] = useState(asked);
  const [written, setWritten] = useState<number>();
  if (asked !== known) {
    setKnown(asked);
    if (asked !== written) setAt(asked);
  }
  const next = useRef(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback(
    (number: number) => {
      setAt(number);
      next.current = number;
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        setWritten(next.current);
        change(
          (before) => {
            before.set('at', String(next.current));
            before.delete('event');
            return before;
          },
          { replace: true },
        );
      }, WRITE_EVERY_MS);
    },
    [change],
  );
  const write = (name: string, value: string | undefined): void =>
    change(
      (before) => {
        if (value === undefined) before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  const compare = wholeNumber(query.get('compare'));
  return {
    at,
    compare: compare !== undefined && compare <= moments.length ? compare : undefined,
    speed: SPEEDS.find((each) => each === query.get('speed')) ?? '1',
    show,
    compareWith: (number) => write('compare', number === undefined ? undefined : String(number)),
    choose: (speed) => write('speed', speed === '1' ? undefined : speed),
  };
}
