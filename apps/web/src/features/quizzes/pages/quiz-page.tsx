import { useParams } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { isApiProblem } from '../../../client/api-problem';
import { quizzesMessages as texts } from '@keelson/contracts/quizzes';
import { useQuizQuery } from '../../../learning/quizzes.api';
import { useViewer } from '../../../session/use-viewer';
import { ButtonLink } from '../../../ui/button/button-link';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { PageHeader } from '../../../ui/page/page-header';
import { QuizView } from '../components/quiz-view';
import '../quizzes.css';

/** The quiz of a sub-chapter. */
export function QuizPage() {
  const { subChapterId = '' } = useParams();
  const { id: accountId } = useViewer();
  const { data, error, refetch } = useQuizQuery({ accountId, subChapterId });
  if (data !== undefined)
    return (
      <QuizView
        key={subChapterId}
        accountId={accountId}
        quiz={data}
        onRead={() =>
          refetch()
            .unwrap()
            .then(() => {})
        }
      />
    );
  const missing = isApiProblem(error) && error.code === 'SUB_CHAPTER_NOT_FOUND';
  return (
    <>
      <PageHeader title="Quiz" />
      <Card>
        {missing ? (
          <EmptyState
            title={texts.subChapterNotFound}
            action={<ButtonLink to={paths.businessAreas}>All business areas</ButtonLink>}
          />
        ) : error === undefined ? (
          <SkeletonLines lines={8} label="Loading the quiz" />
        ) : (
          <ErrorState title="The quiz could not be loaded" error={error} onRetry={() => void refetch()} />
        )}
      </Card>
    </>
  );
}
