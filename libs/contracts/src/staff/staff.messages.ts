export const staffMessages = {
  notStaff: 'There is no such member of staff',
  superAdminHoldsAll: 'A super admin holds every permission',
  accountNotFound: 'There is no such account',
} as const;
