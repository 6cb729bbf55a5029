import { onboardingMessages } from '@keelson/contracts/onboarding';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { useViewer } from '../../../session/use-viewer';
import { ComesAfter } from '../components/comes-after';
import { GenericForm } from '../components/generic-form';
import { GenericHeader } from '../components/generic-header';
import { useOnboardingAnswersQuery, useOnboardingQuestionsQuery } from '../onboarding.api';
import { useOpenedStep, useProgress } from '../use-journey';
import '../onboarding.css';

function Questions() {
  const progress = useProgress();
  const questions = useOnboardingQuestionsQuery();
  const answers = useOnboardingAnswersQuery();
  const error = progress.error ?? questions.error ?? answers.error;
  const retry = (): void => {
    for (const query of [progress, questions, answers]) void query.refetch();
  };
  if (progress.data && questions.data && answers.data) {
    if (progress.data.data.genericScreenFlag === 'pending') return <ComesAfter step="generic" />;
    return <GenericForm questions={questions.data} saved={answers.data} progress={progress.data.data} />;
  }
  return (
    <Card className="onb-form">
      {error ? (
        <ErrorState title={onboardingMessages.unableToGetProgress} error={error} onRetry={retry} />
      ) : (
        <SkeletonLines lines={9} label="Loading the questions" />
      )}
    </Card>
  );
}

export function GenericQuestionsPage() {
  const { kind } = useViewer();
  const { data: progress } = useProgress();
  useOpenedStep('generic');
  return (
    <>
      <GenericHeader saved={progress?.data.genericScreenFlag === 'completed'} />
      {kind === 'customer' ? (
        <Questions />
      ) : (
        <EmptyState title="Only company accounts answer these questions">
          There is nothing to fill in for this account.
        </EmptyState>
      )}
    </>
  );
}
