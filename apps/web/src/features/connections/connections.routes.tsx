import type { RouteObject } from 'react-router-dom';
import * as paths from '../../client/paths';

/** Where the accounting systems send people back to: open, since a session may have ended meanwhile. */
export const connectionsPublicRoutes: RouteObject[] = [
  paths.connectionReturn,
  paths.connectionReturnFrom(':provider'),
].map((path) => ({
  path,
  handle: { title: 'Finance connection' },
  lazy: () => import('./pages/confirmation-page').then(({ ConfirmationPage }) => ({ Component: ConfirmationPage })),
}));
