import { wireMessages } from '@keelson/contracts/wire';
import type { ContentFailure } from '@keelson/integrations/cms';
import type { Problems } from '../platform/wire/answer';

export const contentProblems: Problems<ContentFailure['code']> = {
  PAGE_NOT_FOUND: { status: 404, message: 'There is no such page' },
  CONTENT_UNAVAILABLE: { status: 503, message: wireMessages.somethingWentWrong, retryAfterSeconds: 5 },
};
