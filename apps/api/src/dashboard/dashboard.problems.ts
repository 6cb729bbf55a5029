import { dashboardMessages as texts } from '@keelson/contracts/dashboard';
import type { Problems } from '../platform/wire/answer';

export const dashboardProblems: Problems<'ACCOUNT_NOT_FOUND'> = {
  ACCOUNT_NOT_FOUND: { status: 404, message: texts.accountNotFound },
};
