import { useViewer } from '../../../app/hooks';
import { useShellSignupProgressQuery } from '../../../shell/signup-progress.api';
import { greeting } from '../greeting';
import { greetingDue } from '../greeting-due';
import { isGoalsStep } from '../progress-summary';
import { BeforeFigures } from './before-figures';
import { BusinessAreasCard } from './business-areas-card';
import { CompanyDashboard } from './company-dashboard';
import { ConfigurationMissing } from './configuration-missing';
import { ContentBanner } from './content-banner';
import { NextStepCard } from './next-step-card';
import { OwnerGreeting } from './owner-greeting';
import { UpgradeBanner } from './upgrade-banner';

/** The dashboard of the company that looks at it, with all that depends on how far its steps have come. */
export function OwnDashboard({ accountId }: { readonly accountId: string }) {
  const { name } = useViewer();
  const progress = useShellSignupProgressQuery();
  const { data: journey } = progress;
  const isMissing = journey === undefined && progress.error !== undefined;
  return (
    <>
      <CompanyDashboard
        accountId={accountId}
        readOnly={false}
        title={greeting(name, new Date())}
        goalsTour={isGoalsStep(journey?.steps ?? [])}
        notices={
          <>
            <ContentBanner />
            {isMissing && <ConfigurationMissing onRetry={() => void progress.refetch()} />}
          </>
        }
        beforeFigures={isMissing ? null : <BeforeFigures progress={<NextStepCard steps={journey?.steps} />} />}
        areas={<BusinessAreasCard steps={journey?.steps} />}
        greeting={(figures) => <OwnerGreeting accountId={accountId} due={journey && greetingDue(journey, figures)} />}
      />
      <UpgradeBanner />
    </>
  );
}
