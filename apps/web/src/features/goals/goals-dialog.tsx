import { Button } from '@blueprintjs/core';
import { goalsMessages as texts } from '@keelson/contracts/goals';
import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isOverwriting } from '../../client/api-problem';
import * as paths from '../../client/paths';
import { DraftNote } from '../../drafts/draft-note';
import { DraftSaving } from '../../drafts/draft-saving';
import { useFormDraft } from '../../drafts/use-form-draft';
import { useViewer } from '../../session/use-viewer';
import { useSignOut } from '../../session/use-sign-out';
import { Callout } from '../../ui/card/callout';
import { Dialog } from '../../ui/dialog/dialog';
import { type FieldMessages, useForm } from '../../ui/form/use-form';
import { useShownVersion } from '../../ui/form/use-shown-version';
import { useNotices } from '../../ui/notices/use-notices';
import { GoalFields, type RowFaults } from './goal-fields';
import { fieldOf, type GoalRow, goalsBodyOf, type GoalsValues, goalsValues, rowsOf } from './goal-values';
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
  /** What is assumed to go to tax of money taken out. */
  readonly withdrawalTaxPercent: number;
  /** The version of what was read last. */
  readonly newest: number | undefined;
  readonly today: string;
  /** During the onboarding: go on to the key indicators, or leave for today. */
  readonly tour: boolean;
  readonly readOnly: boolean;
  readonly onClose: () => void;
  /** Stands in the dialog until the goals came. It is one dialog all the while, so that the focus stays in it. */
  readonly children: ReactNode;
}

/** Three goals, each with a day and an amount; all are saved or none. */
export function GoalsDialog({
  accountId,
  goals,
  withdrawalTaxPercent,
  newest,
  today,
  tour,
  readOnly,
  onClose,
  children,
}: GoalsDialogProps) {
  const { save, goOn, leaveForToday } = useSaving(accountId);
  const afterwards = useRef<() => Promise<unknown>>(undefined);
  const form = useForm<GoalsValues, string>('goals', {
    initial: goalsValues(goals ?? [], withdrawalTaxPercent),
    rules: () => import('./goal-rules').then(({ goalRules }) => goalRules),
    facts: today,
    submit: async (values) => {
      await draft.keeper.flush();
      const saved = await save(values, version, async () => {
        draft.keeper.settle();
        await afterwards.current?.();
      });
      if (saved === 'overwriting') tellRefused();
    },
  });
  const { version, tellRefused } = useShownVersion(newest, form.typed);
  const draft = useFormDraft(form, { draft: 'goals', owned: !readOnly, ready: goals !== undefined });
  const rows = rowsOf(form.values);
  const change = (index: number, values: Partial<GoalRow>): void => {
    for (const [name, text] of Object.entries(values)) form.set(fieldOf(index, name as keyof GoalRow), text);
  };
  const act = (after: () => Promise<unknown>): void => {
    afterwards.current = after;
    form.submit();
  };
  const buttons =
    tour && goals ? (
      <>
        <Button loading={form.busy} onClick={() => act(leaveForToday)}>
          {texts.saveAndContinueLater}
        </Button>
        <Button intent="primary" loading={form.busy} onClick={() => act(goOn)}>
          {texts.continue}
        </Button>
      </>
    ) : (
      <>
        <Button onClick={onClose}>{texts.close}</Button>
        {goals && !readOnly && (
          <Button intent="primary" loading={form.busy} onClick={() => act(async () => onClose())}>
            {texts.save}
          </Button>
        )}
      </>
    );
  return (
    <Dialog
      open
      title={texts.setGoals}
      width={860}
      unsaved={!readOnly && form.dirty}
      keep={draft.keeper.flush}
      onClose={onClose}
      actions={buttons}
    >
      <p className="k-soft">Three things you want to pay for, and when. {texts.estimate}.</p>
      {form.attempts > 0 && rows.some(({ date }) => date === '') && (
        <Callout tone="negative" live>
          {texts.dateMissing}
        </Callout>
      )}
      {goals !== undefined && <DraftNote draft={draft} />}
      {goals === undefined || !draft.loaded
        ? children
        : rows.map((row, index) => (
            <GoalFields
              key={index}
              number={index + 1}
              {...{ row, today, readOnly }}
              faults={faultsOf(form.messages, index)}
              onChange={(values) => change(index, values)}
              tax={form.values.withdrawalTaxPercent}
              onTax={(text) => form.set('withdrawalTaxPercent', text)}
            />
          ))}
      <DraftSaving draft={draft} />
    </Dialog>
  );
}

const faultsOf = (messages: FieldMessages<GoalsValues>, index: number): RowFaults => ({
  goal: messages[fieldOf(index, 'goal')],
  date: messages[fieldOf(index, 'date')],
  amount: messages[fieldOf(index, 'amount')],
  tax: messages.withdrawalTaxPercent,
});

function useSaving(accountId: string) {
  const { email } = useViewer();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { failure, refusedOrFailed } = useNotices();
  const [send] = useGoalsSaveMutation();
  const [open] = useGoalsOpenStepMutation();
  const [complete] = useGoalsCompleteStepMutation();
  const [leave] = useGoalsLeaveMutation();
  return {
    save: async (
      values: GoalsValues,
      version: number | undefined,
      after?: () => Promise<unknown>,
    ): Promise<'overwriting' | void> => {
      try {
        const body = { ...goalsBodyOf(values), id: accountId, username: email };
        await send({ accountId, version, body }).unwrap();
        await after?.();
      } catch (error) {
        if (!isOverwriting(error)) return void refusedOrFailed(error, texts.somethingWrong);
        failure(error);
        return 'overwriting';
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
