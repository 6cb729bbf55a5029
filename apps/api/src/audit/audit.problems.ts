import type { Problems } from '../platform/wire/answer';

export const auditProblems = {
  ACCOUNT_NOT_FOUND: { status: 404, message: 'There is no such customer' },
} satisfies Problems<'ACCOUNT_NOT_FOUND'>;
