import { definePaths, type RouteIdOf } from '../wire/route';

export const journeysPaths = definePaths({
  replay: { id: 'journeys.replay', method: 'GET', path: '/api/v1/journeys/:accountId/replay' },
});

export type JourneysRouteId = RouteIdOf<typeof journeysPaths>;
