import { Button } from '@blueprintjs/core';
import { goalsMessages as texts, goalsPaths } from '@keelson/contracts/goals';
import { GOAL_FIGURE } from '@keelson/contracts/my-financials';
import { isPersonalGoal } from '@keelson/vocabulary';
import { lazy, Suspense, useState } from 'react';
import * as paths from '../../client/paths';
import { ButtonLink } from '../../ui/button/button-link';
import { Card } from '../../ui/card/card';
import { EmptyState, ErrorState } from '../../ui/card/card-states';
import { SkeletonLines } from '../../ui/card/skeleton';
import { ownerOnly } from '../../ui/card/owner-only';
import { Tag } from '../../ui/card/tag';
import { formatDate } from '../../ui/format/dates';
import { formatPounds } from '../../ui/format/numbers';
import type { Explaining } from '../../figures/explained-place';
import { FigureText } from '../../figures/figure-text';
import { type Goals, useGoalsOfQuery } from './goals.api';
import './goals.css';

const TrajectoryDialog = lazy(() =>
  import('./trajectory-dialog').then((dialog) => ({ default: dialog.TrajectoryDialog })),
);

interface GoalsCardProps {
  readonly accountId: string;
  readonly readOnly: boolean;
  readonly onSet: () => void;
  readonly explaining: Explaining;
}

const TONES: Readonly<Record<string, 'positive' | 'hull' | 'caution' | 'negative'>> = {
  'Highly Achievable': 'positive',
  Achievable: 'hull',
  Possible: 'caution',
  Challenging: 'caution',
  Unlikely: 'negative',
};

/** The three goals and how likely each is. */
export function GoalsCard({ accountId, readOnly, onSet, explaining }: GoalsCardProps) {
  const { data, error, refetch } = useGoalsOfQuery(accountId);
  const [moves, setMoves] = useState(false);
  const learn = !readOnly && (
    <ButtonLink to={paths.learningFor('true')} size="small">
      {texts.howToAchieve}
    </ButtonLink>
  );
  return (
    <Card
      flush
      title="Goals"
      subtitle="Chance of having the money by the date. An estimate, not advice"
      actions={learn}
      footer={
        data &&
        data.goals.length > 0 && (
          <Button variant="minimal" size="small" intent="primary" onClick={() => setMoves(true)}>
            {texts.trajectory}
          </Button>
        )
      }
    >
      {data && data.goals.length > 0 && <GoalsTable {...data} explaining={explaining} />}
      {data && data.goals.length > 0 && data.assumedIncomeTaxPercent !== null && (
        <p className="k-small k-muted k-goals-note">{incomeTaxNote(data.assumedIncomeTaxPercent)}</p>
      )}
      {data && data.goals.length === 0 && (
        <EmptyState
          title="No goals yet"
          action={
            !readOnly && (
              <Button {...ownerOnly(goalsPaths.saveGoals)} onClick={onSet}>
                {texts.setGoals}
              </Button>
            )
          }
        >
          Three things to aim at, and how likely each of them is.
        </EmptyState>
      )}
      {!data && error === undefined && <SkeletonLines lines={3} label="Loading goals" />}
      {!data && error !== undefined && (
        <ErrorState title="Could not load goals" error={error} onRetry={() => void refetch()} />
      )}
      {moves && (
        <Suspense fallback={null}>
          <TrajectoryDialog accountId={accountId} onClose={() => setMoves(false)} />
        </Suspense>
      )}
    </Card>
  );
}

const incomeTaxNote = (percent: number): string =>
  `Assumed: ${percent}% of the profit goes to income tax, as you are a sole trader or in a partnership. Yours may differ.`;

type GoalsTableProps = Pick<Goals, 'goals' | 'withdrawalTaxPercent'> & Pick<GoalsCardProps, 'explaining'>;

const GoalsTable = ({ goals, withdrawalTaxPercent, explaining }: GoalsTableProps) => (
  <table className="k-goals">
    <thead>
      <tr>
        {['Goal', 'By', 'Probability', 'Est cost'].map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {goals.map((goal) => (
        <tr key={goal.key}>
          <th scope="row">
            {goal.goal}
            {isPersonalGoal(goal.goal) && (
              <span className="k-goals-tax k-small k-muted">
                {withdrawalTaxPercent}% tax on taking the money out assumed
              </span>
            )}
          </th>
          <td className="k-num">{formatDate(goal.date)}</td>
          <td>
            <Tag tone={TONES[goal.message] ?? 'plain'}>{goal.message}</Tag>
            {goal.probability !== null && (
              <b className="k-num">
                <FigureText
                  value={goal.probability}
                  text={`${goal.probability.toFixed(1)}%`}
                  name={`the chance of ${goal.goal}`}
                  place={{ figure: GOAL_FIGURE, over: 'month', goal: goal.id }}
                  explaining={explaining}
                />
              </b>
            )}
          </td>
          <td className="k-num">{formatPounds(goal.cost || goal.overall_cost)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
