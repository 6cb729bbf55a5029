import { useLayoutEffect, useRef } from 'react';
import type { Source } from './source';

/**
 * Writes what a source has straight into the page, at once and whenever it changes: for the few places that move with a
 * hand, where rendering would take longer than a frame has. React must not be told of what is written so.
 */
export function useWritten<Value>(source: Source<Value>, write: (value: Value) => void): void {
  const newest = useRef(write);
  useLayoutEffect(() => {
    newest.current = write;
    write(source.now());
  });
  useLayoutEffect(() => source.subscribe(() => newest.current(source.now())), [source]);
}
