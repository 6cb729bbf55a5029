import { myFinancialsMessages } from '@keelson/contracts/my-financials';
import type { Problems } from '../platform/wire/answer';

export const myFinancialsProblems = {
  ACCOUNT_NOT_FOUND: { status: 404, message: myFinancialsMessages.accountNotFound },
} satisfies Problems<'ACCOUNT_NOT_FOUND'>;
