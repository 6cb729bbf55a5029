import { journeysMessages } from '@keelson/contracts/journeys';
import type { Problems } from '../platform/wire/answer';

export const journeysProblems = {
  ACCOUNT_NOT_FOUND: { status: 404, message: journeysMessages.notFound },
} satisfies Problems<'ACCOUNT_NOT_FOUND'>;
