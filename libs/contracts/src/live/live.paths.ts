import { definePaths, type RouteIdOf } from '../wire/route';

export const livePaths = definePaths({
  stream: { id: 'live.stream', method: 'GET', path: '/api/v1/live' },
});

export type LiveRouteId = RouteIdOf<typeof livePaths>;
