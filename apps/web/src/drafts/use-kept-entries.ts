import type { DraftForm } from '@keelson/vocabulary';
import { useEffect, useState } from 'react';
import { useAppDispatch } from '../client/app-dispatch';
import type { Entries } from './draft-entries';
import { draftAt } from './drafts.api';
import { KeptEntries } from './kept-entries';

const signedIn = (): string | null => localStorage.getItem('id');

/**
 * What the owner left half done, on whatever device.
 * @returns `found` is `undefined` until it is known
 */
export function useKeptEntries(form: DraftForm) {
  const dispatch = useAppDispatch();
  const [kept] = useState(() => {
    const owner = signedIn();
    return new KeptEntries(draftAt(dispatch, form, () => signedIn() === owner));
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
  return { kept, found };
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
