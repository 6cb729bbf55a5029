import { Button } from '@blueprintjs/core';
import { goalsMessages as texts } from '@keelson/contracts/goals';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as paths from '../../client/paths';
import { useViewer } from '../../session/use-viewer';
import { useSignOut } from '../../session/use-sign-out';
import { Callout } from '../../ui/card/callout';
import { Dialog } from '../../ui/dialog/dialog';
import { useNotices } from '../../ui/notices/use-notices';
import { GoalFields } from './goal-fields';
import { faultsOf, type GoalRow, isFaulty, rowsOf, sentGoals } from './goal-rows';
import {
  type Goal,
  useGoalsCompleteStepMutation,
  useGoalsLeaveMutation,
  useGoalsOpenStepMutation,
  useGoalsSaveMutation,
} from './goals.api';
import '../../ui/form/form.css';
import './goals.css';

interface GoalsDialogProps {
  readonly accountId: string;
  /** `undefined` until they came. */
  readonly goals: readonly Goal[] | undefined;
  readonly today: string;
  /** During the onboarding: go on to the key indicators, or leave for today. */
  readonly tour: boolean;
  readonly readOnly: boolean;
  readonly onClose: () => void;
  /** Stands in the dialog until the goals came. It is one dialog all the while, so that the focus stays in it. */
  readonly children: ReactNode;
}

/** Three goals, each with a day and an amount; all are saved or none. */
export function GoalsDialog({ accountId, goals, today, tour, readOnly, onClose, children }: GoalsDialogProps) {
  const [edited, setRows] = useState<readonly GoalRow[]>();
  const rows = edited ?? rowsOf(goals ?? []);
  const [tried, setTried] = useState(false);
  const faults = rows.map((row) => faultsOf(row, today));
  const { submit, goOn, leaveForToday, saving } = useSaving(accountId, rows);
  const change = (index: number, values: Partial<GoalRow>): void =>
    setRows(rows.map((row, place) => (place === index ? { ...row, ...values } : row)));
  const act = (after: () => Promise<unknown>) => (): void => {
    setTried(true);
    if (!faults.some(isFaulty)) void submit(after);
  };
  const buttons =
    tour && goals ? (
      <>
        <Button loading={saving} onClick={act(leaveForToday)}>
          {texts.saveAndContinueLater}
        </Button>
        <Button intent="primary" loading={saving} onClick={act(goOn)}>
          {texts.continue}
        </Button>
      </>
    ) : (
      <>
        <Button onClick={onClose}>{texts.close}</Button>
        {goals && !readOnly && (
          <Button intent="primary" loading={saving} onClick={act(async () => onClose())}>
            {texts.save}
          </Button>
        )}
      </>
    );
  return (
    <Dialog open title={texts.setGoals} width={860} onClose={onClose} actions={buttons}>
      <p className="k-soft">Three things you want to pay for, and when. {texts.estimate}.</p>
      {tried && rows.some(({ date }) => date === '') && (
        <Callout tone="negative" live>
          {texts.dateMissing}
        </Callout>
      )}
      {goals === undefined
        ? children
        : rows.map((row, index) => (
            <GoalFields
              key={index}
              number={index + 1}
              {...{ row, today, readOnly }}
              faults={tried ? faults[index] : undefined}
              onChange={(values) => change(index, values)}
            />
          ))}
    </Dialog>
  );
}

function useSaving(accountId: string, rows: readonly GoalRow[]) {
  const { email } = useViewer();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { failure } = useNotices();
  const [save, saving] = useGoalsSaveMutation();
  const [open] = useGoalsOpenStepMutation();
  const [complete] = useGoalsCompleteStepMutation();
  const [leave] = useGoalsLeaveMutation();
  return {
    saving: saving.isLoading,
    submit: async (after: () => Promise<unknown>): Promise<void> => {
      try {
        await save({ accountId, body: { goals: sentGoals(rows), id: accountId, username: email } }).unwrap();
        await after();
      } catch (error) {
        failure(error, texts.somethingWrong);
      }
    },
    goOn: async (): Promise<void> => {
      await open().unwrap();
      await complete().unwrap();
      await navigate(paths.earlyAdopterKpis);
    },
    leaveForToday: async (): Promise<void> => {
      await open().unwrap();
      await leave().unwrap();
      await signOut(paths.signIn);
    },
  };
}
