import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Turns } from './turns';

interface InTurnProps<Value> {
  readonly turns: Turns;
  readonly value: Value;
  /** What the values are of: those of another are shown at once. */
  readonly of: unknown;
  /** Draws a value: a component that React leaves alone while it is the same. */
  readonly children: (value: Value) => ReactNode;
}

/** A part of a page that follows a value in its turn: what it shows is at most as many frames behind as there are parts. */
export function InTurn<Value>({ turns, value, of, children }: InTurnProps<Value>) {
  const [drawn, setDrawn] = useState({ value, of });
  const newest = useRef(drawn);
  const [draw] = useState(() => () => flushSync(() => setDrawn(newest.current)));
  const isBehind = value !== drawn.value || of !== drawn.of;
  useEffect(() => {
    newest.current = { value, of };
    if (isBehind) turns.take(draw);
  }, [turns, draw, value, of, isBehind]);
  useEffect(() => () => turns.leave(draw), [turns, draw]);
  return children(of === drawn.of ? drawn.value : value);
}
