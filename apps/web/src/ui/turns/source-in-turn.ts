import type { Source } from './source';
import type { Turns } from './turns';

/** What a source has, told in one turn to all who listen: as what they show takes hardly anything, one turn does for them. */
export function sourceInTurn<Value>(turns: Turns, source: Source<Value>): Source<Value> {
  const listeners = new Set<() => void>();
  let told = source.now();
  let unsubscribe: (() => void) | undefined;
  const tell = (): void => {
    told = source.now();
    for (const listener of listeners) listener();
  };
  const follow = (): (() => void) => {
    told = source.now();
    return source.subscribe(() => {
      if (source.now() !== told) turns.take(tell);
    });
  };
  return {
    now: () => (unsubscribe ? told : source.now()),
    subscribe(listener) {
      unsubscribe ??= follow();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        unsubscribe?.();
        unsubscribe = undefined;
        turns.leave(tell);
      };
    },
  };
}
