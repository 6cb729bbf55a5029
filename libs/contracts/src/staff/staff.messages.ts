export const staffMessages = {
  notStaff: 'There is no such member of staff',
  superAdminHoldsAll: 'A super admin holds every permission',
  lastSuperAdmin: 'The last super admin can be neither disabled, demoted nor removed',
  memberRemoved: 'This member of staff was removed',
  accountNotFound: 'There is no such account',
} as const;
