import { draftsPaths } from '@keelson/contracts/drafts';
import type { DraftForm } from '@keelson/vocabulary';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAppDispatch } from '../client/app-dispatch';
import { saveBeforeLeaving } from '../client/pending-saves';
import { isRefused } from '../client/refused-calls';
import { DraftKeeper, type KeptInput } from './draft-keeper';
import type { Entries } from './draft-entries';
import { draftAt } from './drafts.api';

const NOTHING = { typed: undefined, entries: [] };

const signedIn = (): string | null => localStorage.getItem('id');

/** Saves at once when the page is hidden or left, warns where that is not enough, and saves again once there is a network. */
function watchPage(keeper: DraftKeeper): () => void {
  const leave = () => void keeper.flush(true);
  const hide = (): void => {
    if (document.visibilityState === 'hidden') leave();
  };
  const warn = (event: BeforeUnloadEvent): void => {
    if (keeper.isLosing) event.preventDefault();
  };
  window.addEventListener('pagehide', leave);
  window.addEventListener('online', keeper.retry);
  window.addEventListener('beforeunload', warn);
  document.addEventListener('visibilitychange', hide);
  return () => {
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('online', keeper.retry);
    window.removeEventListener('beforeunload', warn);
    document.removeEventListener('visibilitychange', hide);
  };
}

/**
 * What is typed into a form, kept at the API until the form is sent.
 * @param types Whether the viewer types here, and not only looks.
 * @param take Fills the form in with what was typed earlier; false while the form is not ready for it.
 */
export function useDraft(form: DraftForm, types: boolean, take: (entries: Entries) => false | void) {
  // Whoever acts for the owner leaves the owner's unsent words alone.
  const owned = types && !isRefused(draftsPaths.save.id);
  const dispatch = useAppDispatch();
  const [keeper] = useState(() => {
    const owner = signedIn();
    return new DraftKeeper(draftAt(dispatch, form, () => signedIn() === owner));
  });
  const state = useSyncExternalStore(keeper.subscribe, () => keeper.state);
  useEffect(() => {
    if (!owned) return undefined;
    void keeper.open();
    const ends = [watchPage(keeper), saveBeforeLeaving(() => keeper.flush())];
    return () => {
      for (const end of ends) end();
      void keeper.close();
    };
  }, [keeper, owned]);
  const [taken, setTaken] = useState<KeptInput>();
  const { found } = state;
  if (found !== taken && (found === undefined || take(found.entries) !== false)) setTaken(found);
  return {
    keeper,
    state,
    /** Whether the form may be shown: what was typed earlier would overwrite what is typed before it comes. */
    loaded: !owned || (state.loaded && found === taken),
  };
}

/**
 * Saves what was typed whenever more is typed, and only then: what changes around the form, because another device sent
 * it, is nothing that anybody typed here.
 * @param typed Another object with each key; `undefined` while nothing is typed.
 */
export function useSavedDraft(
  { keeper, loaded }: Pick<Draft, 'keeper' | 'loaded'>,
  typed: object | undefined,
  entriesNow: () => Entries,
): void {
  const [given, setGiven] = useState<{ readonly typed: object | undefined; readonly entries: Entries }>(NOTHING);
  if (loaded && given.typed !== typed) setGiven({ typed, entries: typed === undefined ? [] : entriesNow() });
  useEffect(() => {
    if (loaded) keeper.change(given.entries);
  }, [keeper, loaded, given]);
}

export type Draft = ReturnType<typeof useDraft>;
