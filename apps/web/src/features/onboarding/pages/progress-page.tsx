import { onboardingMessages } from '@keelson/contracts/onboarding';
import { useViewer } from '../../../session/use-viewer';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { PageHeader } from '../../../ui/page/page-header';
import { ProgressSkeleton } from '../components/progress-skeleton';
import { PROGRESS_TITLE, ProgressHeader, ProgressSteps } from '../components/progress-view';
import { SaveAndLogOut } from '../components/save-and-log-out';
import { useProgress } from '../use-journey';
import '../onboarding.css';

export function ProgressPage() {
  const viewer = useViewer();
  const { data, error, refetch } = useProgress();
  if (viewer.kind !== 'customer')
    return (
      <>
        <PageHeader title={PROGRESS_TITLE} />
        <EmptyState title="Only company accounts have an onboarding">
          There is nothing to set up for this account.
        </EmptyState>
      </>
    );
  return (
    <>
      <ProgressHeader progress={data?.data} actions={<SaveAndLogOut step={null} />} />
      {data && <ProgressSteps progress={data.data} owner={viewer} />}
      {!data && error && (
        <Card>
          <ErrorState
            title={onboardingMessages.unableToGetProgress}
            error={error}
            kept="Everything you have done is kept."
            onRetry={() => void refetch()}
          />
        </Card>
      )}
      {!data && !error && <ProgressSkeleton />}
    </>
  );
}
