import { changesPlan, type Plan, type PlanSliders } from '@keelson/calculators/planning';
import { calculationMessages as texts, planningMessages, savedListId } from '@keelson/contracts/planning';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useNotices } from '../../ui/notices/use-notices';
import { following, type Source } from '../../ui/turns/source';
import { usePlanningPlannerQuery, usePlanningSavePlanMutation } from './planner.api';
import { plansFrom, readSliders, sentSliders, shownStart, startOf, valueOf } from './planner-figures';
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

const resultWords = (plan: Plan): string => profitWords(valueOf(plan.impact.profitBeforeTax));

/** What the buttons of the page need to know of the sliders, at once: it seldom changes. */
function useStanding({ subscribe, now }: Source<Sliders>) {
  return {
    canCompute: useSyncExternalStore(subscribe, () => now().sliders !== undefined),
    isChanged: useSyncExternalStore(subscribe, () => {
      const { sliders } = now();
      return sliders !== undefined && changesPlan(sliders);
    }),
    mayUndo: useSyncExternalStore(subscribe, () => now().before !== undefined),
  };
}

/** The state of the planner: the sliders, what the year comes to, and what may be done with it. */
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

  const { canCompute, isChanged, mayUndo } = useStanding(store);
  // The slider that is pulled and the parts of the page that follow it ask for the same plans.
  const plans = useMemo(() => read && plansFrom(startOf(read)), [read]);
  const saved = useMemo(() => (read?.saved ? savedSliders(readSliders(read)) : undefined), [read]);
  const sliders: Source<Sliders> = saved ?? store;
  const plan = useMemo(() => plans && following(sliders, ({ computed }) => plans(computed)), [plans, sliders]);
  const follows = useMemo(() => plan && following(plan, resultWords), [plan]);
  const works = working !== 'reader';
  const isLive = opened === undefined;
  const isOwnFigures = read !== undefined && read.figuresFrom !== 'example';
  const maySave = works && isLive && isOwnFigures && plan !== undefined && isChanged;

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
    (changes: PlanSliders): string => (plans ? resultWords(plans(changes)) : profitWords(null)),
    [plans],
  );
  return {
    ...{ read, error, refetch, works, name, setName, saving, maySave, acts, says, follows, sliders, plan },
    sliderActs: store.acts,
    /** A slider stands where nothing can be computed: the results are those from before. */
    isBehind: isLive && !canCompute,
    readOnly: !works || !isLive,
    mayUndo: isLive && mayUndo,
  };
}
