import { billingMessages as texts } from '@keelson/contracts/billing';
import type { BillingRefusal, RequestRefusal } from '@keelson/domain/billing';
import type { Problems } from '../platform/wire/answer';
import type { PaymentsRefusal } from './payments';
import type { TrialRefusal } from './trial/trial-customers';

type Code =
  | BillingRefusal['code']
  | RequestRefusal['code']
  | PaymentsRefusal['code']
  | TrialRefusal['code']
  | 'CHECKOUT_NOT_FOUND'
  | 'NOT_FOUND'
  | 'SIGNATURE_INVALID'
  | 'QUOTE_OVER'
  | 'UNDER_DELETION'
  | 'TOO_MANY_COUPONS';

export const billingProblems: Problems<Code> = {
  ALREADY_PAID: { status: 409, message: texts.alreadyPaid },
  UPGRADE_NOT_POSSIBLE: { status: 409, message: texts.upgradeNotPossible },
  PLAN_NOT_FOR_UPGRADE: { status: 409, message: texts.planNotForUpgrade },
  INVALID_COUPON: { status: 400, message: texts.invalidCoupon },
  NOTHING_TO_SKIP: { status: 409, message: texts.nothingToSkip },
  TRIAL_USED: { status: 409, message: texts.trialUsed },
  NOT_ON_TRIAL: { status: 409, message: texts.upgradeNotPossible },
  NO_SUBSCRIPTION: { status: 409, message: texts.noSubscription },
  FIXED_TERM: { status: 409, message: texts.fixedTerm },
  REQUEST_PENDING: { status: 409, message: texts.requestPending },
  SAME_PLAN: { status: 409, message: texts.samePlan },
  SUBSCRIPTION_ENDING: { status: 409, message: texts.subscriptionEnding },
  PAYMENT_LATE: { status: 409, message: texts.paymentLate },
  NOT_ENDING: { status: 409, message: texts.notEnding },
  QUOTE_OVER: { status: 409, message: texts.quoteOver },
  UNDER_DELETION: { status: 409, message: texts.underDeletion },
  CUSTOMER_NOT_FOUND: { status: 404, message: texts.noSuchCustomer },
  CUSTOMER_NOT_ON_TRIAL: { status: 409, message: texts.notOnTrial },
  CUSTOMER_UNDER_DELETION: { status: 409, message: texts.customerUnderDeletion },
  NOT_FOUND: { status: 404, message: 'There is no such account' },
  SIGNATURE_INVALID: { status: 400, message: texts.signatureInvalid },
  CHECKOUT_NOT_FOUND: { status: 404, message: texts.noSuchCheckout },
  TOO_MANY_COUPONS: { status: 429, message: texts.tooManyCoupons, retryAfterSeconds: 60 },
  PAYMENTS_UNAVAILABLE: { status: 503, message: texts.unavailable, retryAfterSeconds: 30 },
  PAYMENTS_NOT_SET_UP: { status: 503, message: texts.notSetUp },
};
