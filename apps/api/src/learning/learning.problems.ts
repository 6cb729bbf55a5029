import { learningMessages as texts } from '@keelson/contracts/learning';
import type { Problems } from '../platform/wire/answer';

export const learningProblems: Problems<'CHAPTER_NOT_FOUND' | 'CONTENT_UNAVAILABLE'> = {
  CHAPTER_NOT_FOUND: { status: 404, message: texts.chapterNotFound },
  CONTENT_UNAVAILABLE: { status: 503, message: texts.unavailable },
};
