import type { VideoSection } from '@keelson/contracts/figures';
import { useState } from 'react';
import { useFinancialsWatchSectionMutation } from './my-financials.api';

type Opening = 'saving' | 'saved' | 'unsaved';

export interface SectionLocks {
  readonly isLocked: (section: VideoSection) => boolean;
  /** It is open, but that could not be saved. */
  readonly isUnsaved: (section: VideoSection) => boolean;
  /** Its video was watched, or is told again to have been. */
  readonly unlock: (section: VideoSection) => void;
}

/** What was opened here stays open whatever becomes of saving it; the account remembers it for other devices. */
export function useSectionLocks(accountId: string): (locked: readonly VideoSection[]) => SectionLocks {
  const [opened, setOpened] = useState<Readonly<Partial<Record<VideoSection, Opening>>>>({});
  const [watch] = useFinancialsWatchSectionMutation();
  const unlock = async (section: VideoSection): Promise<void> => {
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
