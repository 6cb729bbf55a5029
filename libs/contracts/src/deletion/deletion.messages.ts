export const deletionMessages = {
  durationFailed: 'Unable to get delete user duration',
  trialEnded: 'Your Free Trial Has Ended',
  makePayment: 'Make Payment',
  deleteAccount: 'Delete Account',
  permanentlyDelete: 'Permanently Delete',
  deleted: 'Your account has been deleted.',
  trialNotEnded: 'Please contact us to delete your account',
  /** What the table of accounts calls the days of grace. */
  sevenDayDelete: '7 Day Delete',
  /** Answers to staff. */
  started: 'User deletion process initiated successfully',
  trialStarted: 'Trail User deletion process initiated successfully',
  stopped: 'User deletion process stopped',
  completed: 'Success',
  /** What staff are shown. */
  willBeDeleted: 'THE ACCOUNT WILL BE DELETED IN 7 DAYS',
  willBeDeletedAfterTrial: 'THE ACCOUNT WILL BE DELETED WHEN THE FREE TRIAL ENDS',
  hasBeenStopped: 'THE ACCOUNT DELETION PROCESS HAS NOW BEEN STOPPED',
  hasBeenDeleted: 'THE ACCOUNT HAS BEEN DELETED',
  sureToDelete: 'Are you sure you want to delete the account?',
  sureToActivate: 'Are you sure you want to activate the account deletion process?',
  sureToStop: 'Are you sure you want to stop the account deletion process?',
  failed: 'Something went wrong!',
  /** The subscription of a deleted account could not be ended at the payment provider. */
  deactivationFailed: 'Something went wrong in deactivate!',
  retried: 'It is tried again now',
  certificateCheckFailed: 'The certificate could not be checked',
  /** Refusals to staff. */
  accountNotFound: 'There is no such account',
  superAdminOnly: 'Only a super admin deletes channel partners',
  notWithEndedTrial:
    'The 7 days are not offered for an account whose free trial has ended unpaid. Delete it at once instead',
  alreadyDeleted: 'The account has been deleted already',
  notUnderDeletion: 'The account is not being deleted. Somebody has stopped the deletion',
  notDeleted: 'There is no such deleted account',
  tooLate: 'It is too late to stop the deletion: the account is deleted',
} as const;
