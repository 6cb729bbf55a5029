import { Navigate } from 'react-router-dom';
import { useViewer } from '../../../app/hooks';
import { isStaff, mayUse } from '../../../session/viewer';
import { Card } from '../../../ui/card/card';
import { PageHeader } from '../../../ui/page/page-header';
import { ButtonLink } from '../../../ui/button/button-link';
import { NextStepCard } from '../components/next-step-card';
import { OwnerDashboard } from '../components/owner-dashboard';
import { greeting } from '../greeting';
import './dashboard-page.css';

export function DashboardPage() {
  const viewer = useViewer();
  if (viewer.kind === 'partner') return <Navigate to="/chanelPartner/dashboard" replace />;
  const now = new Date();
  if (!isStaff(viewer)) return <OwnerDashboard {...viewer} at={now} progress={<NextStepCard />} />;
  return (
    <>
      <PageHeader title={greeting(viewer.name, now)} lead="You are signed in to the back office." />
      <div className="k-cards">
        <div className="k-span-8">
          <StaffCard />
        </div>
      </div>
    </>
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
