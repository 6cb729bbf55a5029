import { definePaths } from '../wire/route';

export const livePaths = definePaths({
  stream: { id: 'live.stream', method: 'GET', path: '/api/v1/live' },
});
