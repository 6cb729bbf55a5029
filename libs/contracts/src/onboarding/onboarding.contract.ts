import { FURTHER_FLAGS, ONBOARDING_STEPS } from '@keelson/vocabulary';
import { z } from 'zod';
import { owner, ownerOrActingStaff } from '../access/rules';
import { defineRoute } from '../wire/route';
import { EMAIL_FLAG, FLAG_VALUES, STEP_FLAGS, type StepFlag } from './onboarding.flags';
import { onboardingPaths as paths } from './onboarding.paths';
import { REFUSAL_TEXTS } from './onboarding.refusals';

const STEP_REFUSALS = Object.keys(REFUSAL_TEXTS) as readonly (keyof typeof REFUSAL_TEXTS)[];

const flag = z.enum(FLAG_VALUES);
/** A step by its name. */
export const stepName = z.enum(ONBOARDING_STEPS);
const stepFlags = Object.fromEntries(Object.values(STEP_FLAGS).map((name) => [name, flag])) as Record<
  StepFlag,
  typeof flag
>;
const furtherFlags = Object.fromEntries(FURTHER_FLAGS.map((name) => [name, flag.optional()])) as Record<
  (typeof FURTHER_FLAGS)[number],
  z.ZodOptional<typeof flag>
>;
const username = z.string().max(100);

/** The published record of the sign-up progress. */
export const flagsRecord = z.object({ username, [EMAIL_FLAG]: flag, ...stepFlags, ...furtherFlags });
export type FlagsRecord = z.output<typeof flagsRecord>;

const stepProgress = z.object({
  step: stepName,
  flag: z.enum(Object.values(STEP_FLAGS)),
  status: flag,
  openedAt: z.iso.datetime().nullable(),
  startedAt: z.iso.datetime().nullable(),
  completedAt: z.iso.datetime().nullable(),
});
export type StepProgress = z.output<typeof stepProgress>;

export const progressContract = defineRoute(
  paths.progress,
  ownerOrActingStaff,
  'How far the customer has come: the flags record, each step with its times, and the step that is next',
  {
    answer: flagsRecord.extend({
      steps: z.array(stepProgress),
      next: stepName.nullable(),
      startedAt: z.iso.datetime().nullable(),
      lastChangedAt: z.iso.datetime().nullable(),
    }),
  },
);

export const recordProgressContract = defineRoute(
  paths.recordProgress,
  owner,
  'Takes the flags record as a client wants it to stand. At most the current step is completed by it, and only once its work is done; values behind the journey change nothing; a value ahead of its turn refuses the whole record',
  {
    body: flagsRecord.partial().strict(),
    refusals: [...STEP_REFUSALS, 'ACCOUNT_NOT_FOUND', 'QUESTIONS_UNAVAILABLE'],
    answer: flagsRecord,
    versionOf: paths.progress,
  },
);

export const openStepContract = defineRoute(
  paths.openStep,
  owner,
  'Notes that the page of a step was opened; opening the thank-you video begins it',
  {
    params: z.strictObject({ step: stepName }),
    refusals: STEP_REFUSALS,
    answer: flagsRecord,
    versionOf: paths.progress,
  },
);

export const completeStepContract = defineRoute(
  paths.completeStep,
  owner,
  'Completes the current step. `generic` is completed by saving its answers, `financeSystem` by the benefits video and `dashboard` by the learning journey; asking for these three is refused. `detailedFinanceBusinessArea` takes that every chapter of the finance questions was submitted, `whatIfCalculator` that the figures of plans were saved or come from the books, and `eLearning` that its page was opened in its turn',
  {
    params: z.strictObject({ step: stepName }),
    refusals: [...STEP_REFUSALS, 'QUESTIONS_UNAVAILABLE'],
    answer: flagsRecord,
    versionOf: paths.progress,
  },
);

const code = z.string().regex(/^[A-Za-z0-9_-]{1,60}$/);
const answerText = z.string().max(2000);

const savedChoice = z.object({
  answerCode: code,
  answer: answerText,
  serialNumber: z.int().min(0).max(999),
  questionCode: code,
});

export const genericAnswersContract = defineRoute(
  paths.genericAnswers,
  ownerOrActingStaff,
  'The answers that were saved last',
  {
    answer: z.object({
      generic_details: z.array(z.object({ question_id: code, answerId: z.array(savedChoice), scoring: z.literal(0) })),
      savedAt: z.iso.datetime().nullable(),
    }),
  },
);
export type SavedGenericAnswers = z.output<(typeof genericAnswersContract)['schemas']['answer']>;

export const saveGenericAnswersContract = defineRoute(
  paths.saveGenericAnswers,
  owner,
  'Saves the answers about the company. All questions and the terms are required; the first time this completes the step',
  {
    body: z.strictObject({
      moduleId: z.literal('Generic'),
      username,
      questions: z
        .array(
          z.strictObject({
            questionId: code,
            answerId: z.array(z.strictObject(savedChoice.shape)).max(50),
            scoring: z.literal(0),
          }),
        )
        .max(200),
      termsAndConditions: z.boolean().default(false),
    }),
    refusals: [...STEP_REFUSALS, 'ACCOUNT_NOT_FOUND', 'QUESTIONS_UNAVAILABLE'],
    answer: flagsRecord,
    versionOf: paths.progress,
  },
);

export const saveAndLogOutContract = defineRoute(
  paths.saveAndLogOut,
  owner,
  'Notes that the customer leaves for now, and completes the step where leaving means that its work is done; the session is ended by its own route',
  {
    body: z.strictObject({ step: stepName.nullable(), finishes: z.boolean().default(false) }),
    refusals: [...STEP_REFUSALS, 'QUESTIONS_UNAVAILABLE'],
    answer: flagsRecord,
    versionOf: paths.progress,
  },
);
