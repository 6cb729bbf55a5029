import { useState } from 'react';
import type { VideoSection } from '../../ui/video/finance-videos';

export interface SectionLocks {
  readonly isLocked: (section: VideoSection) => boolean;
  readonly unlock: (section: VideoSection) => void;
}

const keyOf = (accountId: string): string => `sections-seen:${accountId}`;

const seenBy = (accountId: string): readonly string[] => (localStorage.getItem(keyOf(accountId)) ?? '').split(',');

/**
 * Which sections are still covered. Owners uncover them by their videos; whoever looks at another's figures sees all.
 * This browser remembers it until the owner signs out.
 */
export function useSectionLocks(accountId: string, isOwner: boolean): SectionLocks {
  const [seen, setSeen] = useState(() => seenBy(accountId));
  return {
    isLocked: (section) => isOwner && !seen.includes(section),
    unlock: (section) => {
      const all = [...new Set([...seenBy(accountId), section])].filter((each) => each !== '');
      localStorage.setItem(keyOf(accountId), all.join(','));
      setSeen(all);
    },
  };
}
