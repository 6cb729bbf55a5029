import { changesPlan, type PlanSliders } from '@keelson/calculators/planning';
import { calculationMessages as texts, planningMessages, savedListId } from '@keelson/contracts/planning';
import { lruMemoize } from '@reduxjs/toolkit';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNotices } from '../../ui/notices/use-notices';
import { useSourceInTurn } from '../../ui/turns/in-turn';
import type { Turns } from '../../ui/turns/turns';
import { usePlanningPlannerQuery, usePlanningSavePlanMutation } from './planner.api';
import { planOf, readSliders, sentSliders, shownStart, startOf, valueOf } from './planner-figures';
import { profitWords } from './planner-words';
import { savedSliders, SlidersStore } from './sliders-store';
import type { OpenedDate } from './use-calculator-address';

import type { Working } from './working';

/** What the buttons above a plan do, the same functions all the time. */
export interface PlanActs {
  readonly save: () => void;
  readonly reset: () => void;
  readonly undo: () => void;
}

/** The state of the planner: the sliders, what the year comes to, and what may be done with it, as they are drawn in turn. */
export function usePlanner(
  accountId: string,
  working: Working,
  opened: OpenedDate | undefined,
  openDate: (date: undefined) => void,
  turns: Turns,
) {
  const list = savedListId(accountId, opened?.savedBy ?? 'owner');
  const { currentData: read, error, refetch } = usePlanningPlannerQuery({ list, created: opened?.storedDate });
  const [saveOnServer, { isLoading: saving }] = usePlanningSavePlanMutation();
  const [store] = useState(() => new SlidersStore());
  const own = useSourceInTurn(turns, store);
  const [name, setName] = useState('');
  const { toast, refusedOrFailed } = useNotices();

  const { sliders } = own;
  const start = useMemo(() => read && startOf(read), [read]);
  // The slider that is pulled and the page that follows it ask for the same plans.
  const plans = useMemo(() => start && lruMemoize((changes: PlanSliders) => planOf(start, changes)), [start]);
  const saved = useMemo(() => (read?.saved ? savedSliders(readSliders(read)) : undefined), [read]);
  const result = plans?.((saved?.now() ?? own).computed);
  const works = working !== 'reader';
  const isLive = opened === undefined;
  const isOwnFigures = read !== undefined && read.figuresFrom !== 'example';
  const maySave =
    works && isLive && isOwnFigures && result?.kind === 'plan' && sliders !== undefined && changesPlan(sliders);

  const save = async (): Promise<void> => {
    // As the boxes have them, which the page may be a few frames behind.
    const { sliders: newest } = store.now();
    if (!read || !newest || !changesPlan(newest)) return;
    const body = { ...shownStart(read), ...sentSliders(newest), name };
    try {
      const { saved } = await saveOnServer({ accountId, asPartner: working === 'partner', body }).unwrap();
      toast(saved ? texts.saved : texts.limitExceeded, saved ? 'success' : 'info');
      if (saved) setName('');
    } catch (problem) {
      refusedOrFailed(problem, planningMessages.somethingWrong);
    }
  };
  const reset = (): void => {
    store.acts.clear();
    setName('');
    toast(texts.plannerReset);
    if (opened) openDate(undefined);
  };
  const newest = useRef({ save, reset });
  useLayoutEffect(() => {
    newest.current = { save, reset };
  });
  const acts = useMemo<PlanActs>(
    () => ({
      save: () => void newest.current.save(),
      reset: () => newest.current.reset(),
      undo: store.acts.undo,
    }),
    [store],
  );
  const says = useCallback(
    (changes: PlanSliders): string => {
      const planned = plans?.(changes);
      return profitWords(planned?.kind === 'plan' ? valueOf(planned.plan.impact.profitBeforeTax) : null);
    },
    [plans],
  );
  return {
    ...{ read, error, refetch, works, name, setName, saving, maySave, acts, says },
    sliders: saved ?? store,
    sliderActs: store.acts,
    plan: result?.kind === 'plan' ? result.plan : undefined,
    hasData: result?.kind !== 'noData',
    /** A slider stands where nothing can be computed: the results are those from before. */
    isBehind: isLive && sliders === undefined,
    readOnly: !works || !isLive,
    mayUndo: isLive && own.before !== undefined,
  };
}
