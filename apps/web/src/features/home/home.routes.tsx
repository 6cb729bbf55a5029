import { publicTitle } from '@keelson/contracts/platform';
import { Navigate, type RouteObject } from 'react-router-dom';
import * as paths from '../../client/paths';

export const homePublicRoutes: RouteObject[] = [
  {
    path: paths.home,
    handle: { title: publicTitle(paths.home) },
    lazy: () => import('./pages/home-page').then(({ HomePage }) => ({ Component: HomePage })),
  },
  { path: paths.homeByName, element: <Navigate to={paths.home} replace /> },
  {
    path: paths.paymentResponse,
    handle: { title: 'Payment response' },
    lazy: () =>
      import('./pages/payment-response-page').then(({ PaymentResponsePage }) => ({ Component: PaymentResponsePage })),
  },
];
