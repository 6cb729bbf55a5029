export const deletionMessages = {
  durationFailed: 'Unable to get delete user duration',
  trialEnded: 'Your Free Trial Has Ended',
  makePayment: 'Make Payment',
  deleteAccount: 'Delete Account',
  permanentlyDelete: 'Permanently Delete',
  deleted: 'Your account has been deleted.',
  trialNotEnded: 'Please contact us to delete your account',
} as const;
