import { useState } from 'react';
import { useBlocker } from 'react-router-dom';
import type { DraftKeeper } from '../../../drafts/draft-keeper';

export interface Unsaved {
  /** Somebody is about to leave what was typed behind. */
  readonly asking: boolean;
  /** Closes at once, or asks first. */
  close(): void;
  leave(): void;
  stay(): void;
}

/** Warns before what was typed is lost, by closing or by going to another page: where it could not be kept. */
export function useUnsaved(dirty: boolean, keeper: DraftKeeper, onClose: () => void): Unsaved {
  const [closing, setClosing] = useState(false);
  const blocker = useBlocker(() => dirty && keeper.isLosing);
  const close = async (): Promise<void> => {
    if (!dirty || (await keeper.flush())) onClose();
    else setClosing(true);
  };
  return {
    asking: closing || blocker.state === 'blocked',
    close: () => void close(),
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
