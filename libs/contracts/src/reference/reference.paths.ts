import { definePaths } from '../wire/route';

export const referencePaths = definePaths({
  sectors: { id: 'reference.sectors', method: 'GET', path: '/api/v1/reference/sectors' },
  companyTypes: { id: 'reference.companyTypes', method: 'GET', path: '/api/v1/reference/company-types' },
});
