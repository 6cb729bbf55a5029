import { paymentsMessages } from '@keelson/contracts/payments';
import type { Problems } from '../platform/wire/answer';

export const paymentsProblems = {
  PAYMENT_NOT_FOUND: { status: 404, message: paymentsMessages.notFound },
} satisfies Problems<'PAYMENT_NOT_FOUND'>;
