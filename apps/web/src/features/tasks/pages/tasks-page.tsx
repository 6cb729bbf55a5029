import { londonDate } from '@keelson/kernel';
import { tasksMessages as texts } from '@keelson/contracts/tasks';
import { useState } from 'react';
import { CONTENT } from '../../../content/content-pages';
import { RichText } from '../../../content/components/rich-text';
import { useContent } from '../../../content/use-content';
import { CompletionRing } from '../../../learning/completion-ring';
import { useOpenTasksQuery, useTaskCountsQuery } from '../../../learning/tasks.api';
import { useViewer } from '../../../session/use-viewer';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { useNow } from '../../../ui/format/use-now';
import { PageHeader } from '../../../ui/page/page-header';
import { ViewTabs } from '../../../ui/tabs/view-tabs';
import { CompletedTasks } from '../components/completed-tasks';
import { OpenTasks } from '../components/open-tasks';
import '../tasks.css';

const MINUTE_MS = 60_000;

/** The tasks of an owner: what is to do and when, what is done, and how far that is. */
export function TasksPage() {
  const { id: accountId } = useViewer();
  const counts = useTaskCountsQuery(accountId);
  const [view, setView] = useState<'todo' | 'done'>('todo');
  const { text } = useContent(CONTENT.taskManagement);
  const counted = (words: string, count: number | undefined) => (count === undefined ? words : `${words} ${count}`);
  return (
    <>
      <PageHeader title={text('heading') || 'Task Management'} lead={text('content')} />
      <ViewTabs
        label="Tasks"
        views={[
          ['todo', counted('To do', counts.data?.todo)],
          ['done', counted('Done', counts.data?.completed)],
        ]}
        view={view}
        onChange={setView}
      />
      <div className="k-task-columns">
        {view === 'todo' ? <ToDo accountId={accountId} /> : <CompletedTasks accountId={accountId} />}
        <aside aria-label="Counts">
          <Card>
            {counts.data ? (
              <div className="k-task-counts">
                <CompletionRing label="Tasks completed" percentage={counts.data.progress} size="medium" />
                <dl>
                  <div>
                    <dt>To do</dt>
                    <dd>{counts.data.todo}</dd>
                  </div>
                  <div>
                    <dt>Completed</dt>
                    <dd>{counts.data.completed}</dd>
                  </div>
                </dl>
              </div>
            ) : counts.error === undefined ? (
              <SkeletonLines lines={3} label="Loading the counts" />
            ) : (
              <ErrorState title={texts.unableToCount} error={counts.error} onRetry={() => void counts.refetch()} />
            )}
          </Card>
        </aside>
      </div>
    </>
  );
}

function ToDo({ accountId }: { readonly accountId: string }) {
  const { data, error, refetch } = useOpenTasksQuery(accountId);
  const today = londonDate(new Date(useNow(MINUTE_MS)));
  const { text, value } = useContent(CONTENT.taskManagement);
  if (data !== undefined && data.length > 0) return <OpenTasks accountId={accountId} tasks={data} today={today} />;
  return (
    <Card>
      {data !== undefined ? (
        <>
          <EmptyState title={text('noneHeading')} />
          <RichText value={value('noneContent')} />
        </>
      ) : error === undefined ? (
        <SkeletonLines lines={8} label="Loading the tasks" />
      ) : (
        <ErrorState title="The tasks could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
    </Card>
  );
}
