import type { RoleFields } from '../../testing/role-fields';

/** Fields of what the owner typed and did not send. */
export const DRAFTS_FIELDS: Readonly<Record<string, RoleFields>> = {
  'drafts.read': { readers: 'customer', fields: ['entries[].field', 'entries[].value', 'savedAt'] },
};
