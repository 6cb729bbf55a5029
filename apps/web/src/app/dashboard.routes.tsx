import { Navigate, type RouteObject } from 'react-router-dom';
import * as paths from '../client/paths';

export const dashboardRoutes: RouteObject[] = [
  { path: paths.signedInHome, element: <Navigate to={paths.dashboard} replace /> },
  {
    path: paths.dashboard,
    handle: { title: 'Dashboard' },
    lazy: () => import('./dashboard-screen').then(({ DashboardScreen }) => ({ Component: DashboardScreen })),
  },
];
