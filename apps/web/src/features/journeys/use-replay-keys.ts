import { useEffect } from 'react';
import type { Player } from './use-player';

/** Fields, lists and buttons need the keys for themselves. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable], [role="slider"], [role="dialog"], [role="menu"], [role="listbox"]';
const PRESSED = 'button, a[href], summary, [role="button"]';

const targetOf = (event: KeyboardEvent): Element | undefined =>
  event.target instanceof Element ? event.target : undefined;

/** Arrows, Home, End and Space move through the replay wherever the focus is, save where it needs the key itself. */
export function useReplayKeys({ seek, toggle }: Player, at: number, last: number): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const target = targetOf(event);
      if (target?.closest(OWN_KEYS)) return;
      const act = actFor(event.key, target);
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    const actFor = (key: string, target: Element | undefined): (() => void) | undefined => {
      switch (key) {
        case 'ArrowLeft':
          return () => seek(at - 1);
        case 'ArrowRight':
          return () => seek(at + 1);
        case 'Home':
          return () => seek(1);
        case 'End':
          return () => seek(last);
        case ' ':
          return target?.closest(PRESSED) ? undefined : toggle;
        default:
          return undefined;
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [seek, toggle, at, last]);
}
