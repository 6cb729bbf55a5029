import type { RoleFields } from '../../testing/role-fields';

const EVERYBODY = 'stranger customer partner admin adminOfCustomers adminOfReplay adminOfPayments superAdmin';

export const REFERENCE_FIELDS: Readonly<Record<string, RoleFields>> = {
  'reference.companyTypes': { readers: EVERYBODY, fields: ['[].id', '[].name'] },
  'reference.sectors': { readers: EVERYBODY, fields: ['[].id', '[].sector_name'] },
};
