import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';

export interface Unsaved {
  /** Somebody is about to leave what was typed behind. */
  readonly asking: boolean;
  /** Closes at once, or asks first. */
  close(): void;
  leave(): void;
  stay(): void;
}

/** Warns before what was typed is lost: by closing, by going to another page, by closing the browser's tab. */
export function useUnsaved(dirty: boolean, onClose: () => void): Unsaved {
  const [closing, setClosing] = useState(false);
  const blocker = useBlocker(dirty);
  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
  return {
    asking: closing || blocker.state === 'blocked',
    close: () => (dirty ? setClosing(true) : onClose()),
    leave: () => {
      setClosing(false);
      blocker.proceed?.();
      onClose();
    },
    stay: () => {
      setClosing(false);
      blocker.reset?.();
    },
  };
}
