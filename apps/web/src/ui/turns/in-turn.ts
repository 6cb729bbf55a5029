import { createContext, useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Source } from './source';
import type { Turns } from './turns';

/** The turns of the page; without them its parts follow at once. */
export const PageTurns = createContext<Turns | undefined>(undefined);

/**
 * What a source has, as a part of the page shows it: it follows in its turn, a few frames behind at most. Another source
 * is shown at once.
 */
export function useInTurn<Value>(source: Source<Value>): Value {
  const turns = useContext(PageTurns);
  const [drawn, setDrawn] = useState(() => ({ source, value: source.now() }));
  if (drawn.source !== source) setDrawn({ source, value: source.now() });
  useEffect(() => {
    const follow = (): void => {
      const value = source.now();
      setDrawn((last) => (last.source === source && last.value === value ? last : { source, value }));
    };
    if (!turns) return source.subscribe(follow);
    const draw = (): void => flushSync(follow);
    const unsubscribe = source.subscribe(() => turns.take(draw));
    return () => {
      unsubscribe();
      turns.leave(draw);
    };
  }, [turns, source]);
  return drawn.source === source ? drawn.value : source.now();
}
