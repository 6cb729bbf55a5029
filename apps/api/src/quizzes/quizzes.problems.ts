import { quizzesMessages as texts } from '@keelson/contracts/quizzes';
import type { QuizRefusal } from '@keelson/domain/quizzes';
import type { Problems } from '../platform/wire/answer';

export const quizzesProblems: Problems<
  | QuizRefusal['code']
  | 'ACCOUNT_NOT_FOUND'
  | 'CONTENT_UNAVAILABLE'
  | 'NOT_ALLOWED'
  | 'ONE_SUB_CHAPTER'
  | 'SUB_CHAPTER_NOT_FOUND'
> = {
  ACCOUNT_NOT_FOUND: { status: 404, message: texts.accountNotFound },
  ALREADY_ANSWERED: { status: 409, message: texts.alreadyAnswered },
  ANSWERS_INCOMPLETE: { status: 422, message: texts.answerAll },
  ANSWER_UNKNOWN: { status: 422, message: texts.questionsChanged },
  CONTENT_UNAVAILABLE: { status: 503, message: texts.unavailable },
  NOT_ALLOWED: { status: 403, message: texts.notAllowed },
  ONE_SUB_CHAPTER: { status: 422, message: texts.oneSubChapter },
  QUESTIONS_CHANGED: { status: 409, message: texts.questionsChanged },
  SUB_CHAPTER_NOT_FOUND: { status: 404, message: texts.subChapterNotFound },
};
