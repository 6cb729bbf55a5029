import { paymentsMessages } from '@keelson/contracts/payments';
import type { Problems } from '../platform/wire/answer';

export const paymentsProblems = {
  AMOUNTS_HIDDEN: { status: 403, message: paymentsMessages.amountsHidden },
  PAYMENT_NOT_FOUND: { status: 404, message: paymentsMessages.notFound },
} satisfies Problems<'AMOUNTS_HIDDEN' | 'PAYMENT_NOT_FOUND'>;
