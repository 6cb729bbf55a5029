export const staffMessages = {
  invalidEmail: 'Please give an email address',
  invalidName: 'Please give a name of at most 50 characters',
  alreadyRegistered: 'This address belongs to an account already',
  tooManyInvitations: 'Too many invitations were sent. Please try again later',
  memberDisabled: 'This member of staff is disabled: enable them first',
  passwordChosen: 'This member of staff has chosen a password already',
  notStaff: 'There is no such member of staff',
  superAdminHoldsAll: 'A super admin holds every permission',
  lastSuperAdmin: 'The last super admin can be neither disabled, demoted nor removed',
  memberRemoved: 'This member of staff was removed',
  accountNotFound: 'There is no such account',
} as const;
