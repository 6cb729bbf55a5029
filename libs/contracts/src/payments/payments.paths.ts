import { definePaths } from '../wire/route';

export const paymentsPaths = definePaths({
  list: { id: 'payments.list', method: 'GET', path: '/api/v1/payments' },
  export: { id: 'payments.export', method: 'GET', path: '/api/v1/payments/export' },
  one: { id: 'payments.one', method: 'GET', path: '/api/v1/payments/:paymentId' },
});
