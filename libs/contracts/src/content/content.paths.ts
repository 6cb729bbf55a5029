import { definePaths } from '../wire/route';

export const contentPaths = definePaths({
  page: { id: 'content.page', method: 'GET', path: '/api/v1/content/:page' },
  clearCache: { id: 'content.clearCache', method: 'POST', path: '/api/v1/content/cache/clear' },
});
