import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Source } from './source';
import type { Turns } from './turns';

/**
 * What a source has, as a part of a page shows it: it follows in its turn, at most as many frames behind as there are
 * parts, and asks for none while the value stays the same. What another source has is shown at once.
 */
export function useInTurn<Value>(turns: Turns, source: Source<Value>): Value {
  const [drawn, setDrawn] = useState(() => ({ source, value: source.now() }));
  useEffect(() => {
    let told = source.now();
    const follow = (): void =>
      setDrawn((last) => (last.source === source && last.value === told ? last : { source, value: told }));
    const draw = (): void => {
      told = source.now();
      flushSync(follow);
    };
    // What changed before anybody listened.
    follow();
    const unsubscribe = source.subscribe(() => {
      if (source.now() !== told) turns.take(draw);
    });
    return () => {
      unsubscribe();
      turns.leave(draw);
    };
  }, [turns, source]);
  return drawn.source === source ? drawn.value : source.now();
}

interface InTurnProps<Value> {
  readonly turns: Turns;
  readonly source: Source<Value>;
  /** Draws a value: a component that React leaves alone while it is the same. */
  readonly children: (value: Value) => ReactNode;
}

export const InTurn = <Value,>({ turns, source, children }: InTurnProps<Value>) => children(useInTurn(turns, source));
