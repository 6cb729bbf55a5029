import { onboardingMessages } from '@keelson/contracts/onboarding';
import { useViewer } from '../../../app/hooks';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState, StaleNote } from '../../../ui/card/card-states';
import { PageHeader } from '../../../ui/page/page-header';
import { ProgressAside } from '../components/progress-aside';
import { ProgressSkeleton } from '../components/progress-skeleton';
import { SaveAndLogOut } from '../components/save-and-log-out';
import { StepList } from '../components/step-list';
import type { Progress } from '../onboarding.api';
import { progressLead } from '../progress-lead';
import { useProgress } from '../use-journey';
import '../onboarding.css';

const TITLE = 'Getting you set up';

function Steps({ progress, stale }: { readonly progress: Progress; readonly stale: boolean }) {
  return (
    <>
      {stale && <StaleNote />}
      <div className="onb-grid">
        <Card flush>
          <StepList steps={progress.steps} />
        </Card>
        <ProgressAside progress={progress} />
      </div>
    </>
  );
}

export function ProgressPage() {
  const { kind } = useViewer();
  const { data, error, refetch } = useProgress();
  if (kind !== 'customer')
    return (
      <>
        <PageHeader title={TITLE} />
        <EmptyState title="Only company accounts have an onboarding">
          There is nothing to set up for this account.
        </EmptyState>
      </>
    );
  const done = data?.data.steps.filter(({ status }) => status === 'completed').length;
  return (
    <>
      <PageHeader
        title={TITLE}
        lead={done === undefined ? 'Twelve steps, in your own time.' : progressLead(done)}
        actions={<SaveAndLogOut step={null} />}
      />
      {data && <Steps progress={data.data} stale={data.stale} />}
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
