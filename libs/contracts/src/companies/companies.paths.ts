import { definePaths } from '../wire/route';

export const companiesPaths = definePaths({
  search: { id: 'companies.search', method: 'GET', path: '/api/v1/companies' },
});
