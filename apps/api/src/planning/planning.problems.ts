import { planningMessages as texts } from '@keelson/contracts/planning';
import type { PlanningRefusal } from '@keelson/domain/planning';
import type { Problems } from '../platform/wire/answer';

export const planningProblems: Problems<PlanningRefusal['code'] | 'ACCOUNT_NOT_FOUND'> = {
  ACCOUNT_NOT_FOUND: { status: 404, message: texts.accountNotFound },
  FIGURES_FROM_BOOKS: { status: 409, message: texts.figuresFromBooks },
  MONTHS_NOT_WHOLE: { status: 400, message: texts.monthsNotWhole },
  MONTHS_TOO_FEW: { status: 400, message: texts.monthsTooFew },
  MONTHS_TOO_MANY: { status: 400, message: texts.monthsTooMany },
};
