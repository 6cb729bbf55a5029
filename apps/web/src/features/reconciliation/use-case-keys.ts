import { useEffect } from 'react';
import type { CaseSteps } from './use-case-steps';

/** Fields and open dialogs, menus and lists need the keys for themselves. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]';

/** The field into which a settlement is written. */
export const SETTLE_FIELD = 'settle-text';

/**
 * J and K go through the list, S leaves a case for the next one, M begins to settle it, Escape closes it, also where the
 * form that had the focus went with the decision.
 */
export function useCaseKeys({ next, previous, close }: CaseSteps, on: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    const actFor = (key: string): (() => void) | undefined => {
      switch (key.toLowerCase()) {
        case 'j':
        case 's':
          return next;
        case 'k':
          return previous;
        case 'm':
          return () => document.getElementById(SETTLE_FIELD)?.focus();
        case 'escape':
          return close;
        default:
          return undefined;
      }
    };
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
      const act = actFor(event.key);
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [next, previous, close, on]);
}
