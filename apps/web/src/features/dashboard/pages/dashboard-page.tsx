import { Navigate } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { useViewer } from '../../../session/use-viewer';
import { mayUse } from '../../../session/viewer';
import { Card } from '../../../ui/card/card';
import { PageHeader } from '../../../ui/page/page-header';
import { ButtonLink } from '../../../ui/button/button-link';
import { BusinessAreasCard } from '../components/business-areas-card';
import { CompanyDashboard } from '../components/company-dashboard';
import { OwnDashboard } from '../components/own-dashboard';
import { OwnersTasksCard } from '../components/tasks-card';
import type { GoalsSlots } from '../goals-slots';
import { useWhoseDashboard } from '../use-whose-dashboard';
import { greeting } from '../greeting';
import './dashboard-page.css';

// The charts are drawn once there are figures; they load while those are asked for. Who needs them meets the failure.
import('../../../ui/charts/bar-chart').catch(() => undefined);

interface DashboardPageProps {
  readonly goals: GoalsSlots;
}

export function DashboardPage({ goals }: DashboardPageProps) {
  const viewer = useViewer();
  const whose = useWhoseDashboard();
  if (whose && !whose.readOnly) return <OwnDashboard accountId={whose.accountId} goals={goals} />;
  if (whose)
    return (
      <CompanyDashboard
        {...whose}
        title="Dashboard"
        goals={goals}
        beforeFigures={null}
        goalsTour={false}
        areas={
          <>
            <BusinessAreasCard accountId={whose.accountId} own={false} />
            <OwnersTasksCard />
          </>
        }
      />
    );
  if (viewer.kind === 'partner') return <Navigate to={paths.partnerArea} replace />;
  return (
    <>
      <PageHeader title={greeting(viewer.name, new Date())} lead="You are logged in to the back office." />
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
      <ButtonLink to={paths.customers} intent="primary">
        User Management
      </ButtonLink>
    </Card>
  );
}
