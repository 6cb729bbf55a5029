import type { RouteObject } from 'react-router-dom';
import * as paths from '../client/paths';
import type { PageAccess, RouteHandle } from '../client/route-handle';

const handle = (title: string, access: PageAccess = 'customers.manage'): RouteHandle => ({ title, access });

/** Pages inside the application's frame. */
export const customersRoutes: RouteObject[] = [
  {
    path: paths.adminPage,
    handle: handle('Administration', 'adminPrivileges'),
    lazy: () => import('./staff-home').then(({ StaffHome }) => ({ Component: StaffHome })),
  },
  {
    path: paths.customers,
    handle: handle('User Management'),
    lazy: () => import('./customer-screens').then(({ CustomersScreen }) => ({ Component: CustomersScreen })),
  },
  {
    path: paths.customer(':accountId'),
    handle: handle('Customer'),
    lazy: () =>
      import('./customer-screens').then(({ CustomerAccountScreen }) => ({ Component: CustomerAccountScreen })),
  },
  {
    path: paths.customerDetails(':accountId'),
    handle: handle('User Details'),
    lazy: () =>
      import('../features/customers/details/customer-details-page').then(({ CustomerDetailsPage }) => ({
        Component: CustomerDetailsPage,
      })),
  },
  {
    path: paths.customerHistory(':accountId'),
    handle: handle('Account history', 'accountHistory'),
    lazy: () => import('./history-screen').then(({ HistoryScreen }) => ({ Component: HistoryScreen })),
  },
];
