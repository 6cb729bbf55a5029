import { publicTitle } from '@keelson/contracts/platform';
import { Navigate, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../../client/route-handle';

const handle = (title: string): RouteHandle => ({ title, access: 'partnerArea' });

/** Pages that anybody may open. */
export const partnersPublicRoutes: RouteObject[] = [
  {
    path: '/AccessCodePage',
    handle: { title: publicTitle('/AccessCodePage') },
    lazy: () => import('./pages/access-code-page').then(({ AccessCodePage }) => ({ Component: AccessCodePage })),
  },
];

/** The channel partner's area, inside the application's frame. */
export const partnersRoutes: RouteObject[] = [
  { path: '/chanelPartner', element: <Navigate to="/chanelPartner/dashboard" replace /> },
  {
    path: '/chanelPartner/dashboard',
    handle: handle('Channel Partner Dashboard'),
    lazy: () =>
      import('./pages/partner-dashboard-page').then(({ PartnerDashboardPage }) => ({
        Component: PartnerDashboardPage,
      })),
  },
  {
    path: '/chanelPartner/dashboard/:accountId',
    handle: handle('Customer'),
    lazy: () =>
      import('./pages/partner-customer-page').then(({ PartnerCustomerPage }) => ({ Component: PartnerCustomerPage })),
  },
];
