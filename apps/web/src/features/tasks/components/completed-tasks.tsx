import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { CONTENT } from '../../../content/content-pages';
import { useContent } from '../../../content/use-content';
import { RichText } from '../../../content/components/rich-text';
import { percentText } from '../../../learning/score-words';
import { useCompletedTasksQuery } from '../../../learning/tasks.api';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { formatDate } from '../../../ui/format/dates';

/** What is done, the last first. */
export function CompletedTasks({ accountId }: { readonly accountId: string }) {
  const { data, error, refetch } = useCompletedTasksQuery(accountId);
  const { text, value } = useContent(CONTENT.taskManagement);
  if (data === undefined)
    return (
      <Card>
        {error === undefined ? (
          <SkeletonLines lines={6} label="Loading the completed tasks" />
        ) : (
          <ErrorState title="The completed tasks could not be loaded" error={error} onRetry={() => void refetch()} />
        )}
      </Card>
    );
  if (data.length === 0)
    return (
      <Card>
        <EmptyState title={text('doneHeading')} />
        <RichText value={value('doneContent')} />
      </Card>
    );
  return (
    <Card flush title="Completed" subtitle="Done when the quiz was submitted; a finished lesson can be read again">
      <ul className="k-tasks-done">
        {data.map(({ id, subChapterName, moduleName, chapterName, completedAt, percentage }) => (
          <li key={id}>
            <div className="k-grow">
              <h3>
                <Link to={paths.subChapterQuiz(id)}>{subChapterName}</Link>
              </h3>
              <p className="k-small k-muted">
                {moduleName}, {chapterName}
              </p>
            </div>
            <p className="k-small">
              {formatDate(completedAt)}, quiz {percentText(percentage)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
