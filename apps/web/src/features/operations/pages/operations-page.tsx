import { Button } from '@blueprintjs/core';
import { EndorsedIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { useSession } from '../../../session/use-viewer';
import { Card } from '../../../ui/card/card';
import { ErrorState, StaleNote } from '../../../ui/card/card-states';
import { PageHeader } from '../../../ui/page/page-header';
import type { Act } from '../act';
import { ActDialog } from '../components/act-dialog';
import { ExceptionsCard } from '../components/exceptions-card';
import { JobsCard } from '../components/jobs-card';
import { MailCard } from '../components/mail-card';
import { OperationsSkeleton } from '../components/operations-skeleton';
import { ParkedCard } from '../components/parked-card';
import { ProviderBooksCard } from '../components/provider-books-card';
import { VerificationCard } from '../components/verification-card';
import { RequestsCard } from '../components/requests-card';
import { ServicesCard } from '../components/services-card';
import { SubscriptionsCard } from '../components/subscriptions-card';
import { SystemCard } from '../components/system-card';
import { VerdictCard } from '../components/verdict-card';
import { useOverview } from '../use-overview';
import './operations.css';

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Europe/London' });

export function OperationsPage() {
  const { overview, error, refetch, readAt } = useOverview();
  const superAdmin = useSession(({ viewer }) => viewer.kind === 'superAdmin');
  const [act, setAct] = useState<Act>();
  const ask = superAdmin ? setAct : undefined;
  const at = readAt === undefined ? undefined : CLOCK.format(readAt);
  return (
    <div className="k-operations">
      <PageHeader
        title="Operations"
        lead={
          <>
            Whether everything behind the pages runs, and what needs a person.{' '}
            {superAdmin ? 'It refreshes itself.' : 'Super admins may retry, rebuild and verify.'}
          </>
        }
        actions={
          superAdmin && (
            <Button
              icon={<EndorsedIcon />}
              disabled={overview === undefined || overview.verification.runningSince !== null}
              onClick={() => setAct({ kind: 'verify' })}
            >
              Verify now
            </Button>
          )
        }
      />
      {overview === undefined ? (
        error === undefined ? (
          <OperationsSkeleton />
        ) : (
          <Card>
            <ErrorState title="Could not load the operations" error={error} onRetry={() => void refetch()} />
          </Card>
        )
      ) : (
        <>
          <div className="k-operations-fresh k-num">
            {error === undefined ? (
              <span className="k-micro k-muted">As of {at}</span>
            ) : (
              <StaleNote>Could not refresh since {at}; trying again</StaleNote>
            )}
          </div>
          <div className="k-operations-parts">
            <VerdictCard overview={overview} />
            <ParkedCard overview={overview} ask={ask} />
            <SubscriptionsCard overview={overview} ask={ask} />
            <JobsCard overview={overview} ask={ask} />
            <div className="k-operations-pair">
              <div className="k-operations-stack">
                <VerificationCard overview={overview} />
                <ExceptionsCard overview={overview} />
              </div>
              <div className="k-operations-stack">
                <MailCard mail={overview.mail} />
                <ProviderBooksCard reconciliation={overview.reconciliation} />
              </div>
            </div>
            <RequestsCard requests={overview.requests} />
            <ServicesCard overview={overview} />
            <SystemCard overview={overview} />
          </div>
        </>
      )}
      {act !== undefined && <ActDialog act={act} onClose={() => setAct(undefined)} />}
    </div>
  );
}
