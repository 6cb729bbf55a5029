import type { RouteObject } from 'react-router-dom';
import * as paths from '../../client/paths';
import type { RouteHandle } from '../../client/route-handle';

/** Pages in the public frame. */
export const enquiriesPublicRoutes: RouteObject[] = [
  {
    path: paths.contactUs,
    handle: { title: 'Contact Us' } satisfies RouteHandle,
    lazy: () => import('./pages/contact-page').then(({ ContactPage }) => ({ Component: ContactPage })),
  },
  {
    path: paths.enquiry,
    handle: { title: 'Enquiry' } satisfies RouteHandle,
    lazy: () => import('./pages/enquiry-page').then(({ EnquiryPage }) => ({ Component: EnquiryPage })),
  },
];

/** Pages inside the application's frame. */
export const enquiriesRoutes: RouteObject[] = [
  {
    path: paths.enquiries,
    handle: { title: 'Enquiries', access: 'customers.manage' } satisfies RouteHandle,
    lazy: () => import('./pages/inbox-page').then(({ InboxPage }) => ({ Component: InboxPage })),
  },
];
