import { questionnairesMessages as texts } from '@keelson/contracts/questionnaires';
import type { QuestionnaireRefusal } from '@keelson/domain/questionnaires';
import type { Problems } from '../platform/wire/answer';

export const questionnairesProblems: Problems<
  | QuestionnaireRefusal['code']
  | 'ACCOUNT_NOT_FOUND'
  | 'CHAPTER_NOT_FOUND'
  | 'CONTENT_UNAVAILABLE'
  | 'MODULE_NOT_FOUND'
  | 'NOT_SCORED'
> = {
  ACCOUNT_NOT_FOUND: { status: 404, message: texts.accountNotFound },
  ALREADY_ANSWERED: { status: 409, message: texts.alreadyAnswered },
  ANSWERS_INCOMPLETE: { status: 422, message: texts.answerAll },
  ANSWER_UNKNOWN: { status: 422, message: texts.questionsChanged },
  CHAPTER_NOT_FOUND: { status: 404, message: texts.chapterNotFound },
  CONTENT_UNAVAILABLE: { status: 503, message: texts.unavailable },
  MODULE_NOT_FOUND: { status: 404, message: texts.moduleNotFound },
  QUESTIONS_CHANGED: { status: 409, message: texts.questionsChanged },
  NOT_SCORED: { status: 404, message: texts.notScored },
};
