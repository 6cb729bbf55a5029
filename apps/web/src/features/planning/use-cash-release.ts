import { calculationMessages as texts, savedListId } from '@keelson/contracts/planning';
import { changesCash } from '@keelson/calculators/planning';
import { planningMessages } from '@keelson/contracts/planning';
import type { CashLever } from '@keelson/vocabulary';
import { useState } from 'react';
import { useNotices } from '../../ui/notices/use-notices';
import {
  type CashReleaseRead,
  usePlanningCalculateCashMutation,
  usePlanningCashReleaseQuery,
  usePlanningSaveCashMutation,
} from './calculations.api';
import { readLevers, releaseOf, sentLevers, shownBase } from './cash-figures';
import { leversIn, leverTexts, NO_LEVER_TEXTS } from './cash-words';
import type { OpenedDate } from './use-calculator-address';
import type { Working } from './working';

/** What was calculated: these inputs on these figures. */
const signatureOf = (read: CashReleaseRead, levers: object): string => JSON.stringify([shownBase(read), levers]);

/** The state of the calculator: what is typed, what it comes to, and what may be done with it. */
export function useCashRelease(accountId: string, working: Working, opened: OpenedDate | undefined) {
  const list = savedListId(accountId, opened?.savedBy ?? 'owner');
  const { currentData: read, error, refetch } = usePlanningCashReleaseQuery({ list, created: opened?.storedDate });
  const [calculateOnServer, { isLoading: calculating }] = usePlanningCalculateCashMutation();
  const [saveOnServer, { isLoading: saving }] = usePlanningSaveCashMutation();
  const [texted, setTexted] = useState(NO_LEVER_TEXTS);
  const [name, setName] = useState('');
  const [calculated, setCalculated] = useState<string>();
  const { toast, failure, refusedOrFailed } = useNotices();

  const typed = read?.saved ? leverTexts(readLevers(read)) : texted;
  const levers = leversIn(typed);
  const hasData = read !== undefined && read.noOfMonthsThisYear > 0;
  const release = hasData && levers ? releaseOf(read, levers) : null;
  const signature = read && levers && signatureOf(read, levers);
  const isLive = opened === undefined;
  const works = working !== 'reader';
  const mayCalculate = works && isLive && levers !== undefined && changesCash(levers) && release?.total.value != null;
  const isCalculated = signature !== undefined && calculated === signature;

  const calculate = async (): Promise<void> => {
    if (!read || !levers) return;
    try {
      await calculateOnServer({ accountId, body: { ...shownBase(read), ...sentLevers(levers) } }).unwrap();
      setCalculated(signature);
    } catch (problem) {
      refusedOrFailed(problem, planningMessages.somethingWrong);
    }
  };
  const save = async (): Promise<void> => {
    if (!read || !levers) return;
    const body = { ...shownBase(read), ...sentLevers(levers), name };
    try {
      const { saved } = await saveOnServer({ accountId, asPartner: working === 'partner', body }).unwrap();
      toast(saved ? texts.saved : texts.limitExceeded, saved ? 'success' : 'info');
      if (saved) setName('');
    } catch (problem) {
      refusedOrFailed(problem, planningMessages.somethingWrong);
    }
  };
  const reset = (): void => {
    setTexted(NO_LEVER_TEXTS);
    setName('');
    setCalculated(undefined);
    toast(texts.cashReset);
  };
  return {
    ...{ read, error, refetch, typed, release, hasData, works, name, setName, failure },
    readOnly: !works || !isLive,
    busy: calculating,
    saving,
    mayCalculate,
    maySave: mayCalculate && isCalculated,
    /** A saved calculation was computed again where it is kept. */
    isCalculated: isCalculated || !isLive,
    type: (lever: CashLever, text: string) => setTexted((before) => ({ ...before, [lever]: text })),
    ...{ calculate, save, reset },
  };
}
