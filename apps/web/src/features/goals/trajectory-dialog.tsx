import { Button } from '@blueprintjs/core';
import { myFinancialsMessages } from '@keelson/contracts/my-financials';
import { goalsMessages as texts } from '@keelson/contracts/goals';
import { EmptyState, ErrorState } from '../../ui/card/card-states';
import { SkeletonLines } from '../../ui/card/skeleton';
import { Callout } from '../../ui/card/callout';
import { sheetOf } from '../../ui/charts/data-sheet';
import { LineChart } from '../../ui/charts/line-chart';
import { SheetTable } from '../../ui/charts/sheet-table';
import { Dialog } from '../../ui/dialog/dialog';
import { formatDate } from '../../ui/format/dates';
import { type Trajectory, useGoalsTrajectoryQuery } from './goals.api';
import { beginningWords, trajectoryChart, trajectoryEvents } from './trajectory-words';

const PX_PER_POINT = 44;

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
  const chart = trajectoryChart(trajectory);
  const beginning = beginningWords(trajectory);
  const hasEstimate = chart.series.some(({ values }) => values.some((value) => value !== null));
  return (
    <>
      <p className="k-soft">The chances of today’s goals after each event. {texts.estimate}.</p>
      {beginning !== undefined && <Callout>{beginning}</Callout>}
      {hasEstimate && <LineChart data={chart} height={240} pxPerPoint={PX_PER_POINT} />}
      <ol className="k-goal-moves" aria-label="What moved the chances, newest first">
        {trajectoryEvents(trajectory).map(({ key, at, words, moved, estimated }) => (
          <li key={key}>
            <span className="k-num k-soft">{formatDate(at)}</span>
            <b>{words}</b>
            <span className="k-num">
              {moved.length > 0 ? moved.join('; ') : estimated ? 'No chance moved' : 'No estimate yet'}
            </span>
          </li>
        ))}
      </ol>
      {hasEstimate && (
        <details className="k-goal-table">
          <summary>{myFinancialsMessages.viewData}</summary>
          <SheetTable sheet={sheetOf(chart)} />
        </details>
      )}
      <p className="k-small k-muted">
        Every point is worked out by version {trajectory.formulaVersion} of the formulas, so that no chance moves
        because a formula did. Where you saw the formula change, the list says what the one before gave.
      </p>
    </>
  );
}
