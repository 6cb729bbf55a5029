import { customersMessages } from '@keelson/contracts/customers';
import type { Problems } from '../platform/wire/answer';

export const customersProblems = {
  CUSTOMER_NOT_FOUND: { status: 404, message: customersMessages.notFound },
} satisfies Problems<'CUSTOMER_NOT_FOUND'>;
