import { ledgerMessages as texts } from '@keelson/contracts/ledger';
import { type ClipboardEvent, useCallback, useMemo, useState } from 'react';
import { isApiProblem, isOverwriting, problemText } from '../../../client/api-problem';
import { useShownVersion } from '../../../ui/form/use-shown-version';
import { type FinanceData, useLedgerFinanceDataQuery, useLedgerSaveFinanceDataMutation } from '../ledger.api';
import { acceptedFile, isTypedOver, type ReadFile } from './accepted-file';
import { bodyOf, changesIn, faultsIn, refusedCells, savedAmounts, type Typed } from './entries';
import { pasteBlock, pastedText } from './paste-block';
import { datesOf, SECTIONS } from './sections';
import { useEntryDraft } from './use-entry-draft';

const NONE: Readonly<Record<string, string>> = {};

/** The state of the form for own figures. What was typed is kept whatever fails. `owned` is whether it is typed into. */
export function useFinanceEntry(accountId: string, owned: boolean, onSaved: () => void) {
  const [yearEnd, setYearEnd] = useState<number>();
  const { data, error, refetch, isFetching } = useLedgerFinanceDataQuery({ accountId, financial_month: yearEnd });
  const [send, { isLoading: busy }] = useLedgerSaveFinanceDataMutation();
  const [sectionId, setSectionId] = useState(SECTIONS[0].id);
  const [typed, setTyped] = useState<Typed>(NONE);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [attempts, setAttempts] = useState(0);
  const [refused, setRefused] = useState(NONE);
  const [formMessage, setFormMessage] = useState<string>();
  const [notice, setNotice] = useState('');
  const [file, setFile] = useState<ReadFile>();

  const saved = useMemo(() => (data ? savedAmounts(data) : {}), [data]);
  const found = useMemo(
    () => ({ ...refused, ...(data ? faultsIn(data, saved, typed) : NONE) }),
    [data, saved, typed, refused],
  );
  const shown = useMemo(
    () => Object.fromEntries(Object.entries(found).filter(([key]) => attempts > 0 || left.has(key) || key in refused)),
    [found, attempts, left, refused],
  );
  const changes = useMemo(() => changesIn(typed, saved), [typed, saved]);
  const dirty = changes.length > 0;
  const draft = useEntryDraft(owned, data && { typed, changes, yearEnd }, { setTyped, setYearEnd });
  const { version, tellRefused } = useShownVersion(data?.version, dirty);
  const section = SECTIONS.find(({ id }) => id === sectionId) ?? SECTIONS[0];

  const take = useCallback((cells: Typed): void => {
    setTyped((before) => ({ ...before, ...cells }));
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(([key]) => !(key in cells))));
  }, []);
  const takeFile = (read: ReadFile): void => {
    take(read.typed);
    setFile(read);
  };
  const type = useCallback((cell: string, text: string) => take({ [cell]: text }), [take]);
  const leave = useCallback((cell: string) => setLeft((before) => new Set(before).add(cell)), []);
  const paste = useCallback(
    (cell: string, event: ClipboardEvent<HTMLInputElement>): void => {
      if (!data) return;
      event.preventDefault();
      const block = pasteBlock(event.clipboardData.getData('text'), section, datesOf(section, data), cell);
      take(block.typed);
      setNotice(pastedText(block));
    },
    [data, section, take],
  );

  const stop = (message: string | undefined): void => {
    setFormMessage(message);
    setAttempts((count) => count + 1);
  };
  const fail = (problem: unknown, sent: ReturnType<typeof bodyOf>): void => {
    if (isOverwriting(problem)) tellRefused();
    const cells = isApiProblem(problem) ? refusedCells(problem.errors, sent) : NONE;
    setRefused(cells);
    stop(Object.keys(cells).length > 0 ? undefined : problemText(problem, texts.somethingWentWrong));
  };
  const save = async (of: FinanceData): Promise<void> => {
    if (busy) return;
    if (!dirty) return void stop(texts.nothingEntered);
    if (Object.keys(faultsIn(of, saved, typed)).length > 0) return void stop(undefined);
    const accepted = acceptedFile(file, { typed, changes });
    const body = { ...bodyOf(of, saved, typed), ...(accepted && { file: accepted }) };
    setFormMessage(undefined);
    await draft.keeper.flush();
    try {
      await send({ accountId, version, body }).unwrap();
      draft.keeper.settle();
      onSaved();
    } catch (problem) {
      fail(problem, body);
    }
  };
  return {
    data,
    error,
    refetch,
    isFetching,
    saved,
    typed,
    faults: shown,
    dirty,
    draft,
    busy,
    attempts,
    formMessage,
    notice,
    section,
    show: setSectionId,
    setYearEnd,
    type,
    takeFile,
    typedOver: isTypedOver(file, { typed, changes }),
    leave,
    paste,
    save: () => (data ? save(data) : Promise.resolve()),
  };
}

export type FinanceEntry = ReturnType<typeof useFinanceEntry>;
