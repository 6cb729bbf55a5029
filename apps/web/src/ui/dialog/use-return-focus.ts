import { type MutableRefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus back as soon as a dialog closes or is taken away. Blueprint does so at the end of its fading, when the
 * person may already type elsewhere.
 */
export function useReturnFocus(open: boolean): void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (open) before.current = document.activeElement;
    // After the effects of the dialog itself, which would bring the focus inside again until then.
    else giveBack(before);
  }, [open]);
  useEffect(() => () => giveBack(before), []);
}

function giveBack(before: MutableRefObject<Element | null>): void {
  const element = before.current;
  before.current = null;
  if (element instanceof HTMLElement && element.isConnected) element.focus();
}
