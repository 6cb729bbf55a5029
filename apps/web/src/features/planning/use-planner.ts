import { changesPlan } from '@keelson/calculators/planning';
import { calculationMessages as texts, planningMessages, savedListId } from '@keelson/contracts/planning';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNotices } from '../../ui/notices/use-notices';
import { usePlanningPlannerQuery, usePlanningSavePlanMutation } from './planner.api';
import { planOf, readSliders, sentSliders, shownStart, startOf } from './planner-figures';
import { grownLimits, sliderTexts } from './slider-texts';
import type { OpenedDate } from './use-calculator-address';
import { useSliders } from './use-sliders';
import type { Working } from './working';

/** What the buttons above a plan do, the same functions all the time. */
export interface PlanActs {
  readonly save: () => void;
  readonly reset: () => void;
  readonly undo: () => void;
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
  const own = useSliders();
  const [name, setName] = useState('');
  const { toast, refusedOrFailed } = useNotices();

  const { sliders } = own;
  const start = useMemo(() => read && startOf(read), [read]);
  const saved = useMemo(() => (read?.saved ? ofSaved(readSliders(read)) : undefined), [read]);
  const { typed, limits, computed } = saved ?? own;
  const result = useMemo(() => start && planOf(start, computed), [start, computed]);
  const works = working !== 'reader';
  const isLive = opened === undefined;
  const isOwnFigures = read !== undefined && read.figuresFrom !== 'example';
  const maySave =
    works && isLive && isOwnFigures && result?.kind === 'plan' && sliders !== undefined && changesPlan(sliders);

  const save = async (): Promise<void> => {
    if (!read || !sliders) return;
    const body = { ...shownStart(read), ...sentSliders(sliders), name };
    try {
      const { saved } = await saveOnServer({ accountId, asPartner: working === 'partner', body }).unwrap();
      toast(saved ? texts.saved : texts.limitExceeded, saved ? 'success' : 'info');
      if (saved) setName('');
    } catch (problem) {
      refusedOrFailed(problem, planningMessages.somethingWrong);
    }
  };
  const reset = (): void => {
    own.acts.clear();
    setName('');
    toast(texts.plannerReset);
    if (opened) openDate(undefined);
  };
  const newest = useRef({ save, reset });
  useLayoutEffect(() => {
    newest.current = { save, reset };
  });
  const { acts: sliderActs } = own;
  const acts = useMemo<PlanActs>(
    () => ({
      save: () => void newest.current.save(),
      reset: () => newest.current.reset(),
      undo: sliderActs.undo,
    }),
    [sliderActs],
  );
  return {
    ...{ read, error, refetch, typed, limits, works, name, setName, saving, maySave, acts, sliderActs },
    plan: result?.kind === 'plan' ? result.plan : undefined,
    hasData: result?.kind !== 'noData',
    /** A slider stands where nothing can be computed: the results are those from before. */
    isBehind: isLive && sliders === undefined,
    readOnly: !works || !isLive,
    mayUndo: isLive && own.mayUndo,
    moved: own.moved,
  };
}

function ofSaved(computed: ReturnType<typeof readSliders>) {
  const typed = sliderTexts(computed);
  return { computed, typed, limits: grownLimits(typed) };
}
