import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { useViewer } from '../../../session/use-viewer';
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
  /** Under this heading. */
  readonly staffHome: (title: string) => ReactNode;
}

export function DashboardPage({ goals, staffHome }: DashboardPageProps) {
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
  return staffHome(greeting(viewer.name, new Date()));
}
