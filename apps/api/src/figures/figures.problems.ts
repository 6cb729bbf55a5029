import { figuresMessages } from '@keelson/contracts/figures';
import type { Problems } from '../platform/wire/answer';

export const figuresProblems = {
  ACCOUNT_NOT_FOUND: { status: 404, message: figuresMessages.accountNotFound },
} satisfies Problems<'ACCOUNT_NOT_FOUND'>;
