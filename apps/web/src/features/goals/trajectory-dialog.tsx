import { Button } from '@blueprintjs/core';
import { goalsMessages as texts } from '@keelson/contracts/goals';
import { EmptyState, ErrorState } from '../../ui/card/card-states';
import { SkeletonLines } from '../../ui/card/skeleton';
import { LineChart } from '../../ui/charts/line-chart';
import { Dialog } from '../../ui/dialog/dialog';
import { formatDate } from '../../ui/format/dates';
import { type Trajectory, useGoalsTrajectoryQuery } from './goals.api';
import { trajectoryChart, trajectoryEvents } from './trajectory-words';

interface TrajectoryDialogProps {
  readonly accountId: string;
  readonly onClose: () => void;
}

/** How likely each goal was over time, and what moved it. */
export function TrajectoryDialog({ accountId, onClose }: TrajectoryDialogProps) {
  const { data, error, refetch } = useGoalsTrajectoryQuery(accountId);
  return (
    <Dialog
      open
      title={texts.trajectory}
      width={760}
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {data && <Moves trajectory={data} />}
      {!data && error === undefined && <SkeletonLines lines={6} label="Loading how your chances moved" />}
      {!data && error !== undefined && (
        <ErrorState title="Could not load how your chances moved" error={error} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}

function Moves({ trajectory }: { readonly trajectory: Trajectory }) {
  if (trajectory.points.length === 0)
    return <EmptyState title="Nothing to show yet">It begins with the first goals that you set.</EmptyState>;
  return (
    <>
      <p className="k-soft">The chances of today’s goals after each event. {texts.estimate}.</p>
      <LineChart data={trajectoryChart(trajectory)} height={240} pxPerPoint={44} />
      <ol className="k-goal-moves" aria-label="What moved the chances, newest first">
        {trajectoryEvents(trajectory).map(({ key, at, words, moved }) => (
          <li key={key}>
            <span className="k-num k-soft">{formatDate(at)}</span>
            <b>{words}</b>
            <span className="k-num">{moved.length === 0 ? 'No chance moved' : moved.join('; ')}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
