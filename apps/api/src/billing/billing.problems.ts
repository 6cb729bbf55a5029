import { billingMessages as texts } from '@keelson/contracts/billing';
import type { BillingRefusal } from '@keelson/domain/billing';
import type { Problems } from '../platform/wire/answer';
import type { PaymentsRefusal } from './payments';

type Code =
  | BillingRefusal['code']
  | PaymentsRefusal['code']
  | 'CHECKOUT_NOT_FOUND'
  | 'NOT_FOUND'
  | 'SIGNATURE_INVALID'
  | 'TOO_MANY_COUPONS';

export const billingProblems: Problems<Code> = {
  ALREADY_PAID: { status: 409, message: texts.alreadyPaid },
  UPGRADE_NOT_POSSIBLE: { status: 409, message: texts.upgradeNotPossible },
  PLAN_NOT_FOR_UPGRADE: { status: 409, message: texts.planNotForUpgrade },
  INVALID_COUPON: { status: 400, message: texts.invalidCoupon },
  NOTHING_TO_SKIP: { status: 409, message: texts.nothingToSkip },
  TRIAL_USED: { status: 409, message: texts.trialUsed },
  NOT_ON_TRIAL: { status: 409, message: texts.upgradeNotPossible },
  NOT_FOUND: { status: 404, message: 'There is no such account' },
  SIGNATURE_INVALID: { status: 400, message: texts.signatureInvalid },
  CHECKOUT_NOT_FOUND: { status: 404, message: texts.noSuchCheckout },
  TOO_MANY_COUPONS: { status: 429, message: texts.tooManyCoupons, retryAfterSeconds: 60 },
  PAYMENTS_UNAVAILABLE: { status: 503, message: texts.unavailable, retryAfterSeconds: 30 },
  PAYMENTS_NOT_SET_UP: { status: 503, message: texts.notSetUp },
};
