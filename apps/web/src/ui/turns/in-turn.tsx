import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Source } from './source';
import type { Turns } from './turns';

/**
 * A value as a part of a page shows it, which follows in its turn: at most as many frames behind as there are parts.
 *
 * @param of what the values are of: those of another are shown at once
 */
export function useInTurn<Value>(turns: Turns, value: Value, of: unknown): Value {
  const [drawn, setDrawn] = useState({ value, of });
  const newest = useRef(drawn);
  const [draw] = useState(() => () => flushSync(() => setDrawn(newest.current)));
  const isBehind = value !== drawn.value || of !== drawn.of;
  useEffect(() => {
    newest.current = { value, of };
    if (isBehind) turns.take(draw);
  }, [turns, draw, value, of, isBehind]);
  useEffect(() => () => turns.leave(draw), [turns, draw]);
  return of === drawn.of ? drawn.value : value;
}

interface InTurnProps<Value> {
  readonly turns: Turns;
  readonly value: Value;
  readonly of: unknown;
  /** Draws a value: a component that React leaves alone while it is the same. */
  readonly children: (value: Value) => ReactNode;
}

export const InTurn = <Value,>({ turns, value, of, children }: InTurnProps<Value>) =>
  children(useInTurn(turns, value, of));

/** What a source has, for the part of a page that it belongs to: in its turn. */
export function useSourceInTurn<Value>(turns: Turns, source: Source<Value>): Value {
  const [drawn, setDrawn] = useState(source.now);
  const [draw] = useState(() => () => flushSync(() => setDrawn(source.now)));
  useEffect(() => {
    const unsubscribe = source.subscribe(() => turns.take(draw));
    return () => {
      unsubscribe();
      turns.leave(draw);
    };
  }, [turns, source, draw]);
  return drawn;
}
