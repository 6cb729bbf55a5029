import { definePaths } from '../wire/route';

export const journeysPaths = definePaths({
  replay: { id: 'journeys.replay', method: 'GET', path: '/api/v1/journeys/:accountId/replay' },
  funnel: { id: 'journeys.funnel', method: 'GET', path: '/api/v1/journeys/funnel' },
  stuck: { id: 'journeys.stuck', method: 'GET', path: '/api/v1/journeys/stuck' },
});
