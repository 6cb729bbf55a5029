import { learningMessages as texts } from '@keelson/contracts/learning';
import type { LearningRefusal } from '@keelson/domain/learning';
import type { Problems } from '../platform/wire/answer';

export const learningProblems: Problems<
  LearningRefusal['code'] | 'ACCOUNT_NOT_FOUND' | 'CHAPTER_NOT_FOUND' | 'CONTENT_UNAVAILABLE' | 'FILE_NOT_FOUND'
> = {
  ACCOUNT_NOT_FOUND: { status: 404, message: texts.accountNotFound },
  CHAPTER_NOT_FOUND: { status: 404, message: texts.chapterNotFound },
  FILE_NOT_FOUND: { status: 404, message: texts.fileNotFound },
  CONTENT_UNAVAILABLE: { status: 503, message: texts.unavailable },
  LESSON_NOT_FOUND: { status: 404, message: texts.lessonNotFound },
  NOT_WATCHED: { status: 422, message: texts.notWatched },
};
