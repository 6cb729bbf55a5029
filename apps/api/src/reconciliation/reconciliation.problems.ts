import { reconciliationMessages as texts } from '@keelson/contracts/reconciliation';
import type { CaseRefusal, MonthRefusal, SweepRefusal } from '@keelson/domain/reconciliation';
import type { Problems } from '../platform/wire/answer';

export const reconciliationProblems = {
  CASE_NOT_FOUND: { status: 404, message: texts.caseNotFound },
  PAYOUT_NOT_FOUND: { status: 404, message: texts.payoutNotFound },
  CHANGED_MEANWHILE: { status: 409, message: texts.changedMeanwhile },
  ALREADY_SETTLED: { status: 409, message: texts.alreadySettled },
  NOTHING_TO_SETTLE: { status: 409, message: texts.nothingToSettle },
  SECOND_PERSON_NEEDED: { status: 409, message: texts.secondPersonNeeded },
  ADJUSTMENT_OPEN: { status: 409, message: texts.adjustmentOpen },
  NO_ADJUSTMENT: { status: 409, message: texts.noAdjustment },
  OWN_ADJUSTMENT: { status: 403, message: texts.ownAdjustment },
  NOT_MATCHED: { status: 409, message: texts.notMatched },
  NOT_RECONCILER: { status: 409, message: texts.notReconciler, field: 'assignee' },
  SWEEP_UNDER_WAY: { status: 409, message: texts.sweepUnderWay },
  NOTHING_TO_ASK_FOR: { status: 409, message: texts.nothingToAskFor },
  ASKED_TODAY: { status: 409, message: texts.askedToday },
  MONTH_NOT_FOUND: { status: 404, message: texts.monthNotFound },
  MONTH_CLOSED: { status: 409, message: texts.monthClosed },
  MONTH_NOT_OVER: { status: 409, message: texts.monthNotOver },
  MONTH_BEHIND: { status: 409, message: texts.monthBehind },
  MONTH_CHANGED: { status: 409, message: texts.monthChanged },
  MONTH_NOT_READY: { status: 409, message: texts.monthNotReady },
  NOT_SAFE: { status: 409, message: texts.notSafe },
} satisfies Problems<
  | CaseRefusal['code']
  | SweepRefusal['code']
  | MonthRefusal['code']
  | 'CASE_NOT_FOUND'
  | 'PAYOUT_NOT_FOUND'
  | 'MONTH_NOT_FOUND'
  | 'NOT_RECONCILER'
>;
