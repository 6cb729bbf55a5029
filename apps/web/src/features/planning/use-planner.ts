import { changesPlan, type Plan, type PlanResult, type PlanSliders } from '@keelson/calculators/planning';
import { calculationMessages as texts, planningMessages, savedListId } from '@keelson/contracts/planning';
import { lruMemoize } from '@reduxjs/toolkit';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNotices } from '../../ui/notices/use-notices';
import { type Source, sourceFrom } from '../../ui/turns/source';
import { usePlanningPlannerQuery, usePlanningSavePlanMutation } from './planner.api';
import { planOf, readSliders, sentSliders, shownStart, startOf, valueOf } from './planner-figures';
import { profitWords } from './planner-words';
import { savedSliders, type Sliders, SlidersStore } from './sliders-store';
import type { OpenedDate } from './use-calculator-address';
import type { Working } from './working';

/** What the buttons above a plan do, the same functions all the time. */
export interface PlanActs {
  readonly save: () => void;
  readonly reset: () => void;
  readonly undo: () => void;
}

/** The plan of the sliders as they stand. Of one start there are plans however they stand, or none at all. */
function plannedBy(sliders: Source<Sliders>, plans: (changes: PlanSliders) => PlanResult): Source<Plan> | undefined {
  const first = plans(sliders.now().computed);
  if (first.kind !== 'plan') return undefined;
  let newest = first.plan;
  return sourceFrom(sliders, ({ computed }) => {
    const result = plans(computed);
    if (result.kind === 'plan') newest = result.plan;
    return newest;
  });
}

const profitOf = (plan: Plan | undefined): string =>
  profitWords(plan === undefined ? null : valueOf(plan.impact.profitBeforeTax));

/**
 * The state of the planner: the sliders, what the year comes to, and what may be done with it. What changes as they are
 * pulled are sources: the parts of the page that show it follow, and the page itself is left alone.
 */
export function usePlanner(
  accountId: string,
  working: Working,
  opened: OpenedDate | undefined,
  openDate: (date: undefined) => void,
) {
  const list = savedListId(accountId, opened?.savedBy ?? 'owner');
  const { currentData: read, error, refetch } = usePlanningPlannerQuery({ list, created: opened?.storedDate });
  const [saveOnServer, { isLoading: saving }] = usePlanningSavePlanMutation();
  const [store] = useState(() => new SlidersStore());
  const [name, setName] = useState('');
  const { toast, refusedOrFailed } = useNotices();

  const start = useMemo(() => read && startOf(read), [read]);
  // The slider that is pulled and the parts of the page that follow it ask for the same plans.
  const plans = useMemo(() => start && lruMemoize((changes: PlanSliders) => planOf(start, changes)), [start]);
  const saved = useMemo(() => (read?.saved ? savedSliders(readSliders(read)) : undefined), [read]);
  const sliders: Source<Sliders> = saved ?? store;
  const planned = useMemo(() => plans && plannedBy(sliders, plans), [sliders, plans]);
  const follows = useMemo(() => planned && sourceFrom(planned, profitOf), [planned]);
  const works = working !== 'reader';
  const isLive = opened === undefined;
  const isOwnFigures = read !== undefined && read.figuresFrom !== 'example';
  const canBeSaved = works && isLive && isOwnFigures && planned !== undefined;
  const maySave = useMemo(
    () => sourceFrom(store, ({ sliders }) => canBeSaved && sliders !== undefined && changesPlan(sliders)),
    [store, canBeSaved],
  );
  const mayUndo = useMemo(() => sourceFrom(store, ({ before }) => isLive && before !== undefined), [store, isLive]);
  const isBehind = useMemo(() => sourceFrom(store, ({ sliders }) => isLive && sliders === undefined), [store, isLive]);

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
      const result = plans?.(changes);
      return profitOf(result?.kind === 'plan' ? result.plan : undefined);
    },
    [plans],
  );
  return {
    ...{ read, error, refetch, works, name, setName, saving, maySave, mayUndo, acts, says, sliders, planned, follows },
    sliderActs: store.acts,
    hasData: plans?.(sliders.now().computed).kind !== 'noData',
    /** A slider stands where nothing can be computed: the results are those from before. */
    isBehind,
    readOnly: !works || !isLive,
  };
}
