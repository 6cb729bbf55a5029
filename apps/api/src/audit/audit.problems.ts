import { auditMessages } from '@keelson/contracts/audit';
import type { Problems } from '../platform/wire/answer';

export const auditProblems = {
  ACCOUNT_NOT_FOUND: { status: 404, message: auditMessages.notFound },
} satisfies Problems<'ACCOUNT_NOT_FOUND'>;
