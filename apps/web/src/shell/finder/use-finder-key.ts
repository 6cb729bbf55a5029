import { useEffect } from 'react';
import { isFinderKey } from './finder-key';

/** A dialog may hold what was typed; leaving the page from above it would lose that without a question. */
const dialogIsOpen = (): boolean => document.querySelector('.bp6-dialog') !== null;

/** The key works wherever the focus is, also in a field. */
export function useFinderKey(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isFinderKey(event)) return;
      // Browsers have a search of their own on these keys.
      event.preventDefault();
      if (!dialogIsOpen()) open();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [open]);
}
