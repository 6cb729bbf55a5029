import { definePaths } from '../wire/route';

export const partnersPaths = definePaths({
  register: { id: 'partners.register', method: 'POST', path: '/api/v1/partners/register' },
  requestCode: { id: 'partners.requestCode', method: 'POST', path: '/api/v1/partners/access-code-requests' },
  lookUpCode: { id: 'partners.lookUpCode', method: 'POST', path: '/api/v1/partners/code-lookups' },
  byDefault: { id: 'partners.byDefault', method: 'GET', path: '/api/v1/partners/default' },
  /** The channel partner of the signed-in customer. */
  own: { id: 'partners.own', method: 'GET', path: '/api/v1/partners/own' },
  change: { id: 'partners.change', method: 'PUT', path: '/api/v1/partners/own' },
  remove: { id: 'partners.remove', method: 'DELETE', path: '/api/v1/partners/own' },
  /** Of a customer, for staff. */
  ofCustomer: { id: 'partners.ofCustomer', method: 'GET', path: '/api/v1/customers/:accountId/partner' },
  changeOfCustomer: { id: 'partners.changeOfCustomer', method: 'PUT', path: '/api/v1/customers/:accountId/partner' },
  /** The signed-in partner's own account. */
  account: { id: 'partners.account', method: 'GET', path: '/api/v1/partners/account' },
  /** All channel partners, for their management. */
  list: { id: 'partners.list', method: 'GET', path: '/api/v1/partners' },
  /** Of a channel partner, for super admins. */
  details: { id: 'partners.details', method: 'GET', path: '/api/v1/partners/:partnerId/details' },
  changeDetails: { id: 'partners.changeDetails', method: 'PUT', path: '/api/v1/partners/:partnerId/details' },
  changeCompany: { id: 'partners.changeCompany', method: 'PUT', path: '/api/v1/partners/:partnerId/company' },
  customers: { id: 'partners.customers', method: 'GET', path: '/api/v1/partners/customers' },
  customer: { id: 'partners.customer', method: 'GET', path: '/api/v1/partners/customers/:accountId' },
});
