import { publicTitle } from '@keelson/contracts/platform';
import { Navigate, type RouteObject } from 'react-router-dom';
import * as paths from '../../client/paths';
import type { RouteHandle } from '../../client/route-handle';

const handle = (title: string): RouteHandle => ({ title, access: 'partnerArea' });

/** Pages that anybody may open. */
export const partnersPublicRoutes: RouteObject[] = [
  {
    path: paths.accessCodeRequest,
    handle: { title: publicTitle(paths.accessCodeRequest) },
    lazy: () => import('./pages/access-code-page').then(({ AccessCodePage }) => ({ Component: AccessCodePage })),
  },
];

/** The channel partner's area, inside the application's frame. */
export const partnersRoutes: RouteObject[] = [
  {
    path: paths.channelManagement,
    handle: { title: 'Channel Partner Management', access: 'superAdmin' } satisfies RouteHandle,
    lazy: () =>
      import('./pages/partner-management-page').then(({ PartnerManagementPage }) => ({
        Component: PartnerManagementPage,
      })),
  },
  {
    path: paths.partnerDetails(':partnerId'),
    handle: { title: 'User Details', access: 'superAdmin' } satisfies RouteHandle,
    lazy: () =>
      import('./details/partner-details-page').then(({ PartnerDetailsPage }) => ({ Component: PartnerDetailsPage })),
  },
  { path: paths.partnerHome, element: <Navigate to={paths.partnerArea} replace /> },
  {
    path: paths.partnerArea,
    handle: handle('Channel Partner Dashboard'),
    lazy: () =>
      import('./pages/partner-dashboard-page').then(({ PartnerDashboardPage }) => ({
        Component: PartnerDashboardPage,
      })),
  },
  {
    path: paths.partnerCustomer(':accountId'),
    handle: handle('Customer'),
    lazy: () =>
      import('./pages/partner-customer-page').then(({ PartnerCustomerPage }) => ({ Component: PartnerCustomerPage })),
  },
];
