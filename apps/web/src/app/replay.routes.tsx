import type { RouteObject } from 'react-router-dom';

/** The replay shows pages of several features: the application puts them together. */
export const replayRoutes: RouteObject[] = [
  {
    path: '/journeys/:accountId/replay',
    handle: { title: 'Onboarding replay', access: 'journeys.replay' },
    lazy: () => import('./replay-screen').then(({ JourneyReplay }) => ({ Component: JourneyReplay })),
  },
];
