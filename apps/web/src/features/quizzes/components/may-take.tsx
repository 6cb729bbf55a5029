import type { ReactNode } from 'react';
import * as paths from '../../../client/paths';
import { RichText } from '../../../content/components/rich-text';
import { CONTENT } from '../../../content/content-pages';
import { useContent } from '../../../content/use-content';
import { useQuizAccessQuery } from '../../../learning/quizzes.api';
import { ButtonLink } from '../../../ui/button/button-link';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';

interface MayTakeProps {
  readonly accountId: string;
  readonly chapterId: string;
  readonly children: ReactNode;
}

/** The quiz where the server allows it, else what editors say about that (learning and back office §4.4). */
export function MayTake({ accountId, chapterId, children }: MayTakeProps) {
  const { data, error, refetch } = useQuizAccessQuery({ accountId, chapterId });
  if (data === 'allow') return children;
  return (
    <Card>
      {error !== undefined ? (
        <ErrorState title="The quiz could not be opened" error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <SkeletonLines lines={8} label="Opening the quiz" />
      ) : (
        <Denied />
      )}
    </Card>
  );
}

function Denied() {
  const { text, value } = useContent(CONTENT.quiz);
  return (
    <>
      <EmptyState
        title={text('deniedHeading')}
        action={<ButtonLink to={paths.businessAreas}>All business areas</ButtonLink>}
      />
      <RichText value={value('deniedContent')} />
    </>
  );
}
