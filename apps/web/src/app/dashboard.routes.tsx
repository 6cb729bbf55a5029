import { Navigate, type RouteObject } from 'react-router-dom';

export const dashboardRoutes: RouteObject[] = [
  { path: '/dashboard', element: <Navigate to="/dashboard/newDashboard" replace /> },
  {
    path: '/dashboard/newDashboard',
    handle: { title: 'Dashboard' },
    lazy: () => import('./dashboard-screen').then(({ DashboardScreen }) => ({ Component: DashboardScreen })),
  },
];
