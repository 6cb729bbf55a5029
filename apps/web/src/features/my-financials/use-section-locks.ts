import type { CoveredSection } from '@keelson/vocabulary';
import { useState } from 'react';
import { useFinancialsWatchSectionMutation } from './my-financials.api';

type Opening = 'saving' | 'saved' | 'unsaved';

export interface SectionLocks {
  readonly isLocked: (section: CoveredSection) => boolean;
  /** It is open, but that could not be saved. */
  readonly isUnsaved: (section: CoveredSection) => boolean;
  /** Its video was watched, or is told again to have been. */
  readonly unlock: (section: CoveredSection) => void;
}

/** What was opened here stays open whatever becomes of saving it; the account remembers it for other devices. */
export function useSectionLocks(accountId: string): (locked: readonly CoveredSection[]) => SectionLocks {
  const [opened, setOpened] = useState<Readonly<Partial<Record<CoveredSection, Opening>>>>({});
  const [watch] = useFinancialsWatchSectionMutation();
  const unlock = async (section: CoveredSection): Promise<void> => {
    if (opened[section] === 'saving' || opened[section] === 'saved') return;
    const mark = (opening: Opening): void => setOpened((before) => ({ ...before, [section]: opening }));
    mark('saving');
    const { error } = await watch({ accountId, section });
    mark(error ? 'unsaved' : 'saved');
  };
  return (locked) => ({
    isLocked: (section) => locked.includes(section) && opened[section] === undefined,
    isUnsaved: (section) => locked.includes(section) && opened[section] === 'unsaved',
    unlock: (section) => void unlock(section),
  });
}
