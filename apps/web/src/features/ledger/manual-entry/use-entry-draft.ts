import { useMemo } from 'react';
import { entriesOf, type Entries } from '../../../drafts/draft-entries';
import { useDraft, useSavedDraft } from '../../../drafts/use-draft';
import type { Typed } from './entries';

/** What is kept beside the cells. */
const YEAR_END = 'financial_month';

interface TypedForm {
  readonly typed: Typed;
  /** The cells that read otherwise than they were saved. */
  readonly changes: readonly string[];
  /** Chosen in this form; `undefined` as long as it is the saved one. */
  readonly yearEnd: number | undefined;
}

interface EntrySetters {
  readonly setTyped: (typed: Typed) => void;
  readonly setYearEnd: (month: number | undefined) => void;
}

function inputOf({ typed, changes, yearEnd }: TypedForm): Entries {
  const cells = Object.fromEntries(changes.map((cell) => [cell, typed[cell]]));
  return entriesOf('own-figures', yearEnd === undefined ? cells : { ...cells, [YEAR_END]: String(yearEnd) });
}

/** Figures that were typed and not saved are there again, also on another device. */
export function useEntryDraft(owned: boolean, form: TypedForm | undefined, { setTyped, setYearEnd }: EntrySetters) {
  const fill = (entries: Entries): void => {
    const texts = Object.fromEntries(entries.map(({ field, value }) => [field, String(value)]));
    const { [YEAR_END]: month, ...typed } = texts;
    setTyped(typed);
    setYearEnd(month === undefined ? undefined : Number(month));
  };
  const draft = useDraft('own-figures', owned, fill);
  const { keeper, loaded } = draft;
  const { typed, yearEnd } = form ?? {};
  const typing = useMemo(() => (typed === undefined ? undefined : { typed, yearEnd }), [typed, yearEnd]);
  const ready = loaded && form !== undefined;
  useSavedDraft({ keeper, loaded: ready }, owned ? typing : undefined, () => (ready ? inputOf(form) : []));
  return {
    ...draft,
    startAgain: async (): Promise<void> => {
      await keeper.startAgain();
      fill([]);
    },
  };
}
