import type { RoleFields } from '../../testing/role-fields';

/** The own profile, and the inbox of messages to the team. */
export const ENQUIRIES_FIELDS: Readonly<Record<string, RoleFields>> = {
  'accounts.profile': {
    readers: 'customer',
    fields: ['companyName', 'createTime', 'email', 'firstName', 'id', 'phone', 'sector', 'surname'],
  },
  'enquiries.list': {
    readers: 'adminOfCustomers superAdmin',
    fields: [
      'matching',
      'rows[].answers',
      'rows[].changed',
      'rows[].company_name',
      'rows[].email',
      'rows[].excerpt',
      'rows[].id',
      'rows[].kind',
      'rows[].name',
      'rows[].received',
      'rows[].state',
      'rows[].topic',
      'totals.answered',
      'totals.closed',
      'totals.new',
    ],
  },
  'enquiries.one': {
    readers: 'adminOfCustomers superAdmin',
    fields: [
      'account_id',
      'acts[].at',
      'acts[].by',
      'acts[].kind',
      'acts[].text',
      'answers',
      'changed',
      'company_name',
      'email',
      'id',
      'kind',
      'name',
      'phone',
      'received',
      'state',
      'text',
      'topic',
    ],
  },
};
