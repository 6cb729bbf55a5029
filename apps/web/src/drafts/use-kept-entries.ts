import { draftsPaths } from '@keelson/contracts/drafts';
import type { DraftForm } from '@keelson/vocabulary';
import { useEffect, useState } from 'react';
import { useAppDispatch } from '../client/app-dispatch';
import { isRefused } from '../client/refused-calls';
import type { Entries } from './draft-entries';
import type { DraftPort } from './draft-keeper';
import { draftAt } from './drafts.api';
import { KeptEntries } from './kept-entries';

const signedIn = (): string | null => localStorage.getItem('id');

/** Whoever acts for the owner leaves what the owner began alone, and keeps nothing. */
const NOWHERE: Pick<DraftPort, 'read' | 'save'> = {
  read: () => Promise.resolve({ entries: [], savedAt: null, version: 0 }),
  save: () => Promise.resolve(0),
};

/**
 * What the owner left half done, on whatever device.
 * @returns `found` is `undefined` until it is known; `owned` is false for whoever acts for the owner
 */
export function useKeptEntries(form: DraftForm) {
  const owned = !isRefused(draftsPaths.save.id);
  const dispatch = useAppDispatch();
  const [kept] = useState(() => {
    const owner = signedIn();
    return new KeptEntries(owned ? draftAt(dispatch, form, () => signedIn() === owner) : NOWHERE);
  });
  const [found, setFound] = useState<Entries>();
  useEffect(() => {
    let gone = false;
    void kept.read().then((entries) => {
      if (!gone) setFound(entries);
    });
    return () => {
      gone = true;
    };
  }, [kept]);
  return { kept, found, owned };
}

/** Calls at once when the page is hidden or left, and when the component goes. `leave` must not change from one drawing to the next. */
export function useLeaving(leave: (outlivesPage: boolean) => void): void {
  useEffect(() => {
    const left = (): void => leave(true);
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') leave(true);
    };
    window.addEventListener('pagehide', left);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('pagehide', left);
      document.removeEventListener('visibilitychange', hidden);
      leave(false);
    };
  }, [leave]);
}
