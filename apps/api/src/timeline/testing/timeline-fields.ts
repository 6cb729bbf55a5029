import type { RoleFields } from '../../testing/role-fields';

/** The owner's alone. */
export const TIMELINE_FIELDS: Readonly<Record<string, RoleFields>> = {
  'timeline.export': {
    readers: 'customer',
    fields: ['askedAt', 'events', 'expiresAt', 'madeAt', 'reason', 'status'],
  },
  'timeline.file': { readers: 'customer', fields: [''] },
};
