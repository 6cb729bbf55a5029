import { useEffect } from 'react';

/** Blueprint gives the focus back at the end of its own closing; a dialog that is taken away never gets there. */
export function useReturnFocus(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);
}
