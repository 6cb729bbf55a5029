import type { RouteObject } from 'react-router-dom';
import * as paths from '../client/paths';
import { SignedInHome } from './signed-in-home';

export const dashboardRoutes: RouteObject[] = [
  { path: paths.signedInHome, element: <SignedInHome /> },
  {
    path: paths.dashboard,
    handle: { title: 'Dashboard' },
    lazy: () => import('./dashboard-screen').then(({ DashboardScreen }) => ({ Component: DashboardScreen })),
  },
];
