import { goalsMessages as texts } from '@keelson/contracts/goals';
import type { GoalRefusal } from '@keelson/domain/goals';
import type { Problems } from '../platform/wire/answer';

export const goalsProblems: Problems<GoalRefusal['code'] | 'ACCOUNT_NOT_FOUND'> = {
  NOT_THREE_GOALS: { status: 400, message: texts.threeGoals },
  SAME_GOAL_TWICE: { status: 400, message: texts.threeGoals },
  DATE_MISSING: { status: 400, message: texts.dateMissing },
  DATE_PAST: { status: 400, message: texts.datePast },
  AMOUNT_MISSING: { status: 400, message: texts.required },
  TAX_OUT_OF_RANGE: { status: 400, message: texts.taxOutOfRange },
  ACCOUNT_NOT_FOUND: { status: 404, message: texts.accountNotFound },
};
