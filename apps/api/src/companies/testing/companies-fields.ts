import type { RoleFields } from '../../testing/role-fields';

const EVERYBODY = 'stranger customer partner admin adminOfCustomers adminOfReplay adminOfPayments superAdmin';

export const COMPANIES_FIELDS: Readonly<Record<string, RoleFields>> = {
  'companies.search': { readers: EVERYBODY, fields: ['[]'] },
};
