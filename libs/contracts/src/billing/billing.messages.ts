/** Texts of plans and payments; the specified ones stay word for word. */
export const billingMessages = {
  invalidCoupon: 'Invalid coupon code',
  trialActivated: 'Your 14-day free trial is active',
  paymentReceived: 'Payment received',
  retryPayment: 'Retry Payment',
  skip: 'Skip',
  payOrSkip: 'Complete your payment or skip it',
  payOrSkipLead:
    'Your account is ready and its payment is still open. Pay now, or skip it and try Keelson free for 14 days first.',
  subscriberMoved: 'You have moved to an active subscriber',
  subscriberMovedLead:
    'Our team has moved your account from the free trial to an active subscription. Everything you entered is still here.',
  upgradeTitle: 'Upgrade Your Account',
  upgrade: 'Upgrade',
  cancel: 'Cancel',
  paymentUnsuccessful: 'Your payment was unsuccessful..!',
  deactivateFailed: 'Something went wrong in deactivate!',
  alreadyPaid: 'This account is paid for already',
  upgradeNotPossible: 'Only a free trial can be upgraded',
  planNotForUpgrade: 'Please choose the monthly or the annual plan',
  nothingToSkip: 'There is no payment to skip',
  trialUsed: 'The free trial has been used. Please make a payment to go on',
  noSuchCheckout: 'There is no such payment',
  unavailable: 'Payments cannot be taken at the moment. Please try again in a few minutes',
  notSetUp: 'Payments are not set up',
  tooManyCoupons: 'Too many coupon codes were tried. Please wait a moment',
  signatureInvalid: 'The signature is not valid',
} as const;
