import { publicTitle } from '@keelson/contracts/platform';
import { Navigate, type RouteObject } from 'react-router-dom';

export const homeRoutes: RouteObject[] = [
  {
    path: '/',
    handle: { title: publicTitle('/') },
    lazy: () => import('./pages/home-page').then(({ HomePage }) => ({ Component: HomePage })),
  },
  { path: '/home', element: <Navigate to="/" replace /> },
  {
    path: '/paymentResponsePage',
    handle: { title: 'Payment response' },
    lazy: () =>
      import('./pages/payment-response-page').then(({ PaymentResponsePage }) => ({ Component: PaymentResponsePage })),
  },
];
