import { changesPlan } from '@keelson/calculators/planning';
import { calculationMessages as texts, planningMessages, savedListId } from '@keelson/contracts/planning';
import { useState } from 'react';
import { useNotices } from '../../ui/notices/use-notices';
import { usePlanningPlannerQuery, usePlanningSavePlanMutation } from './planner.api';
import { planOf, readSliders, sentSliders, shownStart } from './planner-figures';
import { grownLimits, sliderTexts } from './slider-texts';
import type { OpenedDate } from './use-calculator-address';
import { useSliders } from './use-sliders';
import type { Working } from './working';

/** The state of the planner: the sliders, what the year comes to, and what may be done with it. */
export function usePlanner(accountId: string, working: Working, opened: OpenedDate | undefined) {
  const list = savedListId(accountId, opened?.savedBy ?? 'owner');
  const { currentData: read, error, refetch } = usePlanningPlannerQuery({ list, created: opened?.storedDate });
  const [saveOnServer, { isLoading: saving }] = usePlanningSavePlanMutation();
  const own = useSliders();
  const [name, setName] = useState('');
  const { toast, refusedOrFailed } = useNotices();

  const savedSliders = read?.saved ? readSliders(read) : undefined;
  const computed = savedSliders ?? own.computed;
  const result = read && planOf(read, computed);
  const typed = savedSliders ? sliderTexts(savedSliders) : own.typed;
  const limits = savedSliders ? grownLimits(typed) : own.limits;
  const works = working !== 'reader';
  const isLive = opened === undefined;
  const isOwnFigures = read !== undefined && read.figuresFrom !== 'example';
  const { sliders } = own;
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
    own.clear();
    setName('');
    toast(texts.plannerReset);
  };
  return {
    ...{ read, error, refetch, typed, limits, works, name, setName, saving, maySave, save, reset },
    plan: result?.kind === 'plan' ? result.plan : undefined,
    hasData: result?.kind !== 'noData',
    /** A slider stands where nothing can be computed: the results are those from before. */
    isBehind: isLive && sliders === undefined,
    readOnly: !works || !isLive,
    ...{ type: own.type, move: own.move, undo: own.undo, mayUndo: isLive && own.mayUndo },
  };
}
