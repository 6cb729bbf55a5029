import { ACCOUNT_ID, holdsCardNumber } from '@keelson/kernel';
import { z } from 'zod';
import { confirmed, paymentReconcilers } from '../access/rules';
import { defineRoute } from '../wire/route';
import { LONGEST_REASON, MOST_ACCEPTED } from './reconciliation-list';
import { caseParams } from './reconciliation.contract';
import { reconciliationMessages as texts } from './reconciliation.messages';
import { reconciliationPaths as paths } from './reconciliation.paths';

const nothing = z.object({});

const CONTROL = /[^\P{Cc}\n\r\t]/u;

/** What somebody checked, kept in the history. */
export const decisionText = z
  .string()
  .max(LONGEST_REASON, texts.tooLong)
  .refine((text) => text.trim() !== '', texts.required)
  .refine((text) => !CONTROL.test(text), texts.notPlain)
  .refine((text) => !holdsCardNumber(text), texts.cardNumber)
  .transform((text) => text.trim());

/** `seen` of the case, or of the month, as it was looked at. */
export const seen = z.string().regex(/^[0-9a-f]{16,64}$/, 'Not what it says of itself');

const decided = z.strictObject({ reason: decisionText, seen });
const refusals = ['CASE_NOT_FOUND', 'CHANGED_MEANWHILE', 'ADJUSTMENT_OPEN'] as const;

export const matchCaseContract = defineRoute(
  paths.match,
  paymentReconcilers,
  'Settle a case by hand, with its gap where that is small enough for one person',
  {
    params: caseParams,
    body: decided,
    refusals: [...refusals, 'ALREADY_SETTLED', 'NOTHING_TO_SETTLE', 'SECOND_PERSON_NEEDED'],
    answer: nothing,
  },
);

export const unmatchCaseContract = defineRoute(paths.unmatch, paymentReconcilers, 'Take back how a case was settled', {
  params: caseParams,
  body: z.strictObject({ reason: decisionText }),
  refusals: ['CASE_NOT_FOUND', 'NOT_MATCHED'],
  answer: nothing,
});

export const assignCaseContract = defineRoute(
  paths.assign,
  paymentReconcilers,
  'Say who looks after a case, or that nobody does',
  {
    params: caseParams,
    body: z.strictObject({ assignee: z.string().max(40).regex(ACCOUNT_ID, 'not an account id').nullable() }),
    refusals: ['CASE_NOT_FOUND', 'NOT_RECONCILER'],
    answer: nothing,
  },
);

export const commentCaseContract = defineRoute(paths.comment, paymentReconcilers, 'Write a comment to a case', {
  params: caseParams,
  body: z.strictObject({ text: decisionText }),
  refusals: ['CASE_NOT_FOUND'],
  answer: nothing,
});

export const proposeAdjustmentContract = defineRoute(
  paths.proposeAdjustment,
  paymentReconcilers,
  'Propose to settle a case with its gap as an adjustment, for a second person to approve',
  {
    params: caseParams,
    body: decided,
    refusals: [...refusals, 'ALREADY_SETTLED', 'NOTHING_TO_SETTLE'],
    answer: nothing,
  },
);

export const approveAdjustmentContract = defineRoute(
  paths.approveAdjustment,
  paymentReconcilers,
  'Approve the adjustment of somebody else, which settles the case',
  {
    params: caseParams,
    body: z.strictObject({ seen }),
    refusals: ['CASE_NOT_FOUND', 'CHANGED_MEANWHILE', 'NO_ADJUSTMENT', 'OWN_ADJUSTMENT'],
    answer: nothing,
  },
);

export const refuseAdjustmentContract = defineRoute(
  paths.refuseAdjustment,
  paymentReconcilers,
  'Refuse an adjustment, or take back the own one',
  {
    params: caseParams,
    body: z.strictObject({ reason: decisionText }),
    refusals: ['CASE_NOT_FOUND', 'NO_ADJUSTMENT'],
    answer: nothing,
  },
);

export const askCustomerContract = defineRoute(
  paths.askCustomer,
  confirmed(paymentReconcilers, 'Ask a customer for what is missing of a payment', 'caseId', 'seen'),
  'Ask the customer by mail for what is missing of a payment, once a day; the case stays open',
  {
    params: caseParams,
    body: z.strictObject({ seen }),
    refusals: ['CASE_NOT_FOUND', 'CHANGED_MEANWHILE', 'ADJUSTMENT_OPEN', 'NOTHING_TO_ASK_FOR', 'ASKED_TODAY'],
    answer: nothing,
  },
);

export const requestSweepContract = defineRoute(
  paths.sweep,
  paymentReconcilers,
  'Have what the payment provider states read now, from where the last reading ended',
  { refusals: ['SWEEP_UNDER_WAY'], answer: nothing },
);

export const acceptCasesContract = defineRoute(
  paths.accept,
  paymentReconcilers,
  'Accept refunds and disputes whose amounts agree to the penny, many at once: all of them, or none where one is of another kind',
  {
    body: z.strictObject({
      caseIds: z.array(caseParams.shape.caseId).min(1).max(MOST_ACCEPTED),
      reason: decisionText,
    }),
    refusals: ['CASE_NOT_FOUND', 'NOT_SAFE'],
    answer: z.object({ accepted: z.number().int() }),
  },
);
