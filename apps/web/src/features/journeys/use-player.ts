import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Moment } from './journeys.api';
import { momentDue, playTimes } from './playing';
import type { ReplayState } from './use-replay-state';

export interface Player {
  readonly playing: boolean;
  readonly toggle: () => void;
  /** Shows a moment; playing goes on from there. */
  readonly seek: (number: number) => void;
}

/** Plays the moments by the clock: a late timer never makes those after it late. */
export function usePlayer(moments: readonly Moment[], { at, speed, show }: ReplayState): Player {
  const [playing, setPlaying] = useState(false);
  const [begun, setBegun] = useState(0);
  const last = moments.length;
  const times = useMemo(
    () =>
      playTimes(
        moments.map(({ idleMs }) => idleMs),
        speed,
      ),
    [moments, speed],
  );
  const latest = useRef(at);
  useLayoutEffect(() => {
    latest.current = at;
  }, [at]);

  useEffect(() => {
    if (!playing) return undefined;
    let shown = latest.current;
    const zero = performance.now() - (times[shown - 1] ?? 0);
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(tick, Math.max(0, (times[shown] ?? 0) - (performance.now() - zero)));
    };
    const tick = (): void => {
      const due = momentDue(times, performance.now() - zero);
      if (due > shown) {
        shown = due;
        show(due);
      }
      if (shown >= times.length) setPlaying(false);
      else wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [playing, begun, times, show]);

  const seek = useCallback(
    (number: number) => {
      const there = Math.min(last, Math.max(1, number));
      latest.current = there;
      show(there);
      setBegun((count) => count + 1);
    },
    [last, show],
  );
  const toggle = useCallback(() => {
    if (!playing && latest.current >= last) seek(1);
    setPlaying(!playing);
  }, [playing, last, seek]);
  return { playing, toggle, seek };
}
