import { Button } from '@blueprintjs/core';
import { tasksMessages as texts } from '@keelson/contracts/tasks';
import * as paths from '../../../client/paths';
import { CompletionRing } from '../../../learning/completion-ring';
import { useTaskCountsQuery } from '../../../learning/tasks.api';
import { ButtonLink } from '../../../ui/button/button-link';
import { Card } from '../../../ui/card/card';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';

/** How many tasks are to do and done. */
export function TasksCard({ accountId }: { readonly accountId: string }) {
  const { data, error, refetch } = useTaskCountsQuery(accountId);
  return (
    <Card className="k-dash-12" title="Your tasks" actions={<ButtonLink to={paths.tasks}>{texts.viewAll}</ButtonLink>}>
      {data ? (
        <div className="k-dash-tasks">
          <CompletionRing label="Tasks completed" percentage={data.progress} size="medium" />
          <p>
            <b>{data.todo}</b> to do
          </p>
          <p>
            <b>{data.completed}</b> completed
          </p>
        </div>
      ) : error === undefined ? (
        <SkeletonLines lines={2} label="Loading the tasks" />
      ) : (
        <ErrorState title={texts.unableToCount} error={error} onRetry={() => void refetch()} />
      )}
    </Card>
  );
}

/** In its place for those who look at somebody's company: tasks and what was learned are the owner's (finance §6). */
export const OwnersTasksCard = () => (
  <Card className="k-dash-12" title="Tasks" actions={<Button disabled>{texts.viewAll}</Button>}>
    <p className="k-soft">Tasks come from what the owner has yet to learn. The owner alone sees them.</p>
  </Card>
);
