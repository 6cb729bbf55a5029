import { useViewer } from '../../../session/use-viewer';
import { useShellSignupProgressQuery } from '../../../session/signup-progress.api';
import { greeting } from '../greeting';
import type { GoalsSlots } from '../goals-slots';
import { greetingDue } from '../greeting-due';
import { isGoalsStep } from '../progress-summary';
import { BeforeFigures } from './before-figures';
import { BusinessAreasCard } from './business-areas-card';
import { CompanyDashboard } from './company-dashboard';
import { ConfigurationMissing } from './configuration-missing';
import { ContentBanner } from './content-banner';
import { NextStepCard } from './next-step-card';
import { OwnerGreeting } from './owner-greeting';
import { TasksCard } from './tasks-card';
import { UpgradeBanner } from './upgrade-banner';

interface OwnDashboardProps {
  readonly accountId: string;
  readonly goals: GoalsSlots;
}

/** The dashboard of the company that looks at it, with all that depends on how far its steps have come. */
export function OwnDashboard({ accountId, goals }: OwnDashboardProps) {
  const { name, premium } = useViewer();
  const progress = useShellSignupProgressQuery();
  const { data: journey } = progress;
  const isMissing = journey === undefined && progress.error !== undefined;
  return (
    <>
      <CompanyDashboard
        accountId={accountId}
        readOnly={false}
        goals={goals}
        title={greeting(name, new Date())}
        goalsTour={isGoalsStep(journey?.steps ?? [])}
        notices={
          <>
            <ContentBanner />
            {isMissing && <ConfigurationMissing onRetry={() => void progress.refetch()} />}
          </>
        }
        beforeFigures={isMissing ? null : <BeforeFigures progress={<NextStepCard steps={journey?.steps} />} />}
        areas={
          <>
            <BusinessAreasCard accountId={accountId} own />
            {premium && <TasksCard accountId={accountId} />}
          </>
        }
        greeting={(figures) => <OwnerGreeting accountId={accountId} due={journey && greetingDue(journey, figures)} />}
      />
      <UpgradeBanner />
    </>
  );
}
