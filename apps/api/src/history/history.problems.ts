import { historyMessages } from '@keelson/contracts/history';
import type { Problems } from '../platform/wire/answer';

export const historyProblems = {
  ACCOUNT_NOT_FOUND: { status: 404, message: historyMessages.notFound },
} satisfies Problems<'ACCOUNT_NOT_FOUND'>;
