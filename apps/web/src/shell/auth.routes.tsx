import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import * as paths from '../client/paths';
import { AuthEntry } from './auth-entry';

// Not by the router, which would load it for visitors as well.
const PageRefused = lazy(() => import('./page-refused').then((module) => ({ default: module.PageRefused })));

export const authRoutes: RouteObject[] = [
  {
    path: paths.auth,
    element: <AuthEntry />,
    children: [{ index: true, handle: { title: 'Your access' }, element: <PageRefused /> }],
  },
];
