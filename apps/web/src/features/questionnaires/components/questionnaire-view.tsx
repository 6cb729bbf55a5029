import type { ReactNode } from 'react';
import { useQuestionnaireFormQuery } from '../../../learning/questionnaires.api';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { Card } from '../../../ui/card/card';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { QuestionnaireForm } from './questionnaire-form';

interface QuestionnaireViewProps {
  readonly accountId: string;
  readonly moduleId: string;
  readonly onSubmitted: () => void;
  /** Shown once every chapter was answered at the version of today. */
  readonly whenAnswered?: ReactNode;
}

/** The questions of a module in all their states. */
export function QuestionnaireView({ accountId, moduleId, onSubmitted, whenAnswered }: QuestionnaireViewProps) {
  const { data, error, refetch } = useQuestionnaireFormQuery({ accountId, moduleId });
  if (error !== undefined && data === undefined)
    return (
      <Card>
        <ErrorState title="The questions could not be loaded" error={error} onRetry={() => void refetch()} />
      </Card>
    );
  if (data === undefined)
    return (
      <Card>
        <SkeletonLines lines={8} label="Loading the questions" />
      </Card>
    );
  if (data.chapters.length === 0)
    return (
      <Card>
        <EmptyState title="There are no questions in this business area yet" />
      </Card>
    );
  const answered = data.chapters.every(({ submittedAt }) => submittedAt !== null);
  return (
    <>
      {answered && whenAnswered}
      <QuestionnaireForm key={moduleId} accountId={accountId} form={data} onSubmitted={onSubmitted} />
    </>
  );
}
