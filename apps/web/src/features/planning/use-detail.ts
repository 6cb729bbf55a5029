import { calculationMessages as texts, planningMessages, savedListId } from '@keelson/contracts/planning';
import { type PlanLine, planLines } from '@keelson/vocabulary';
import { useMemo, useState } from 'react';
import { useNotices } from '../../ui/notices/use-notices';
import type { ChangeTexts } from './change-texts';
import {
  usePlanningCalculateDetailMutation,
  usePlanningDetailQuery,
  usePlanningSaveDetailMutation,
} from './detail.api';
import { detailOf, isReadable, savedTexts, sentDetail, signatureOf } from './detail-figures';
import type { OpenedDate } from './use-calculator-address';
import type { Working } from './working';

const NOTHING_TYPED: ChangeTexts = {};

/** The state of the detailed profit and loss: what is typed, what it comes to, and what may be done with it. */
export function useDetail(accountId: string, working: Working, opened: OpenedDate | undefined) {
  const list = savedListId(accountId, opened?.savedBy ?? 'owner');
  const { currentData: read, error, refetch } = usePlanningDetailQuery({ list, created: opened?.storedDate });
  const [calculateOnServer, { isLoading: calculating }] = usePlanningCalculateDetailMutation();
  const [saveOnServer, { isLoading: saving }] = usePlanningSaveDetailMutation();
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [calculated, setCalculated] = useState<Partial<Record<PlanLine, string>>>({});
  const [name, setName] = useState('');
  const { toast, refusedOrFailed } = useNotices();

  const changes = useMemo(() => (read?.saved ? savedTexts(read) : typed), [read, typed]);
  const detail = useMemo(() => (read ? detailOf(read, changes) : null), [read, changes]);
  const works = working !== 'reader';
  const isLive = opened === undefined;
  const readable = (line: PlanLine): boolean => read !== undefined && isReadable(read, changes, line);
  const isCalculated = (line: PlanLine): boolean =>
    read !== undefined && readable(line) && calculated[line] === signatureOf(read, changes, line);
  const waiting = isLive ? planLines().filter((line) => !isCalculated(line)) : [];
  const hasProfit = detail?.summary.profitBeforeTax.resulting.value != null;

  const idsOf = (line: PlanLine): readonly string[] => detail?.groups[line].accounts.map(({ id }) => id) ?? [];
  /** What cannot be read in another group keeps nobody from calculating this one. */
  const sendable = (line: PlanLine): ChangeTexts =>
    planLines().every(readable) ? changes : Object.fromEntries(idsOf(line).map((id) => [id, changes[id] ?? '']));
  const calculate = async (line: PlanLine): Promise<void> => {
    if (!read) return;
    try {
      await calculateOnServer({ accountId, body: sentDetail(read, sendable(line)) }).unwrap();
      setCalculated((before) => ({ ...before, [line]: signatureOf(read, changes, line) }));
    } catch (problem) {
      refusedOrFailed(problem, `${planningMessages.detailChangeCall}: ${planningMessages.somethingWrong}`);
    }
  };
  const save = async (): Promise<void> => {
    if (!read) return;
    const body = { ...sentDetail(read, changes), name };
    try {
      const { saved } = await saveOnServer({ accountId, asPartner: working === 'partner', body }).unwrap();
      toast(saved ? texts.detailSaved : texts.limitExceeded, saved ? 'success' : 'info');
      if (saved) setName('');
    } catch (problem) {
      refusedOrFailed(problem, planningMessages.somethingWrong);
    }
  };
  const reset = (): void => {
    setTyped(NOTHING_TYPED);
    setCalculated({});
    setName('');
    toast(texts.detailReset);
  };
  return {
    ...{ read, error, refetch, changes, detail, works, waiting, isCalculated, calculating, saving },
    ...{ name, setName, calculate, save, reset },
    hasData: detail !== null && read !== undefined && read.linesFrom !== null,
    readOnly: !works || !isLive,
    mayCalculate: (line: PlanLine) => works && isLive && readable(line),
    maySave: works && isLive && waiting.length === 0 && hasProfit,
    type: (id: string, text: string) => setTyped((before) => ({ ...before, [id]: text })),
    typeAll: (ids: readonly string[], text: string) =>
      setTyped((before) => ({ ...before, ...Object.fromEntries(ids.map((id) => [id, text])) })),
  };
}

export type DetailWork = ReturnType<typeof useDetail>;
