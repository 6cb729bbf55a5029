import type { RouteObject } from 'react-router-dom';
import * as paths from '../client/paths';

/** The replay shows pages of several features: the application puts them together. */
export const replayRoutes: RouteObject[] = [
  {
    path: paths.replay(':accountId'),
    handle: { title: 'Onboarding replay', access: 'journeys.replay' },
    lazy: () => import('./replay-screen').then(({ JourneyReplay }) => ({ Component: JourneyReplay })),
  },
];
