import { definePaths } from '../wire/route';

export const customersPaths = definePaths({
  list: { id: 'customers.list', method: 'GET', path: '/api/v1/customers' },
  one: { id: 'customers.one', method: 'GET', path: '/api/v1/customers/:accountId' },
});
