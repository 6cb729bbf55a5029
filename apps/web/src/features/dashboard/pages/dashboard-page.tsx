import { Navigate } from 'react-router-dom';
import { useViewer } from '../../../app/hooks';
import { isStaff, mayUse } from '../../../session/viewer';
import { Card } from '../../../ui/card/card';
import { PageHeader } from '../../../ui/page/page-header';
import { ButtonLink } from '../../../ui/button/button-link';
import { NextStepCard } from '../components/next-step-card';
import './dashboard-page.css';

const greeting = (hour: number): string => {
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
};

/** The first dashboard: what is known today and what comes next. No figure before there is one. */
export function DashboardPage() {
  const viewer = useViewer();
  if (viewer.kind === 'partner') return <Navigate to="/chanelPartner/dashboard" replace />;
  const firstName = viewer.name.split(' ')[0] ?? '';
  return (
    <>
      <PageHeader
        title={`${greeting(new Date().getHours())}, ${firstName}`}
        lead={
          isStaff(viewer)
            ? 'You are signed in to the back office.'
            : `${viewer.companyName} has no figures here yet. They appear once your accounts are connected.`
        }
      />
      <div className="k-cards">
        <div className="k-span-8">{isStaff(viewer) ? <StaffCard /> : <NextStepCard />}</div>
        {!isStaff(viewer) && (
          <div className="k-span-4">
            <AnswersCard />
          </div>
        )}
      </div>
    </>
  );
}

function AnswersCard() {
  return (
    <Card title="What you will see here">
      <ol className="k-answers">
        <li>Am I making money?</li>
        <li>Do I have cash?</li>
        <li>What should I do next?</li>
      </ol>
      <p className="k-small k-muted">
        The first two are answered from Xero or QuickBooks once connecting is available.
      </p>
    </Card>
  );
}

function StaffCard() {
  const viewer = useViewer();
  if (!mayUse(viewer, 'customers.manage'))
    return <Card title="Customers">A super admin has to give you the right to manage customers.</Card>;
  return (
    <Card title="Customers">
      <p className="k-soft k-card-text">Search the customers and see the history of each account.</p>
      <ButtonLink to="/dashboard/newDashboardAdmin/UserManagement" intent="primary">
        User Management
      </ButtonLink>
    </Card>
  );
}
