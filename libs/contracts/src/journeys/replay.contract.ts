import { ACCOUNT_ID } from '@keelson/kernel';
import { SIGN_IN_FAILURES, SIGN_IN_HOLDS, SIGN_IN_METHODS, SIGN_OUT_REASONS, STEP_ATTEMPTS } from '@keelson/vocabulary';
import { z } from 'zod';
import { onboardingSupport } from '../access/rules';
import { FLAG_VALUES, flagsRecord, genericAnswersContract, STEP_FLAGS, EMAIL_FLAG, stepName } from '../onboarding';
import { defineRoute } from '../wire/route';
import { journeysPaths } from './journeys.paths';
import { JOURNEY_PAGES, PLAIN_ACTS } from './replay.words';

const instant = z.iso.datetime();
const flag = z.enum(FLAG_VALUES);
const attempt = z.enum(STEP_ATTEMPTS);

/** What happened, by kind, with the facts that its words need. No secret is ever among them. */
const journeyAct = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(PLAIN_ACTS) }),
  z.object({
    kind: z.literal('signed-in'),
    method: z.enum(SIGN_IN_METHODS),
    failuresBefore: z.int(),
    /** What it waited for before it led on. */
    held: z.enum(SIGN_IN_HOLDS).nullable(),
  }),
  z.object({
    kind: z.literal('sign-in-failed'),
    reason: z.enum(SIGN_IN_FAILURES),
  }),
  z.object({ kind: z.literal('signed-out'), reason: z.enum(SIGN_OUT_REASONS) }),
  z.object({ kind: z.literal('passcode-setting-changed'), required: z.boolean() }),
  z.object({ kind: z.literal('step-opened'), step: stepName }),
  z.object({
    kind: z.literal('step-completed'),
    step: stepName,
    alsoCompleted: z.array(stepName),
    next: stepName.nullable(),
  }),
  z.object({ kind: z.literal('answers-saved'), questions: z.int() }),
  z.object({ kind: z.literal('chapter-submitted'), chapterName: z.string() }),
  z.object({ kind: z.literal('flags-noted'), flags: z.array(z.string()) }),
  z.object({ kind: z.literal('left'), step: stepName.nullable() }),
  z.object({ kind: z.literal('step-refused'), step: stepName, attempted: attempt, code: z.string() }),
]);

const timeOnStep = z.object({
  step: stepName,
  openedAt: instant.nullable(),
  startedAt: instant.nullable(),
  completedAt: instant.nullable(),
  /** From when its page was open and its turn had come, up to its completion or to this moment. */
  tookMs: z.int().nullable(),
});

const journeyMoment = z.object({
  /** From 1; the `at` of the page's address. */
  number: z.int(),
  /** Place of the event among all events. */
  position: z.int(),
  type: z.string(),
  occurredAt: instant,
  act: journeyAct,
  by: z.enum(['customer', 'visitor', 'staff', 'staff-for-customer', 'system']),
  /** The published record as it stood after the event. */
  flags: flagsRecord,
  changes: z.array(z.object({ flag: z.enum([EMAIL_FLAG, ...Object.values(STEP_FLAGS)]), from: flag, to: flag })),
  screen: z.object({ page: z.enum(JOURNEY_PAGES), step: stepName.nullable() }),
  steps: z.array(timeOnStep),
  /** `number` of the saved answers that stood then. */
  answers: z.int().nullable(),
  /** Ids of the chapters of the finance questions that were submitted by then. */
  chapters: z.array(z.string()),
  /** Whether the account had the premium areas then. */
  premium: z.boolean(),
  /** How many of the refusals had been met. */
  refusals: z.int(),
  startedAt: instant.nullable(),
  lastChangedAt: instant.nullable(),
  elapsedMs: z.int(),
  idleMs: z.int(),
});

export const journeyReplayContract = defineRoute(
  journeysPaths.replay,
  onboardingSupport,
  'The onboarding of one customer event by event: the flags, the screen, the answers and the times as they were; reading it is written to the account history',
  {
    params: z.strictObject({ accountId: z.string().max(40).regex(ACCOUNT_ID, 'not an account id') }),
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.object({
      account: z.object({
        id: z.string(),
        name: z.string(),
        companyName: z.string(),
        registeredAt: instant,
        /** The person's values are gone; they read `erased`. */
        erased: z.boolean(),
      }),
      moments: z.array(journeyMoment),
      /** Each time that answers were saved; `number` is that of the moment. */
      answers: z.array(genericAnswersContract.schemas.answer.extend({ number: z.int() })),
      refusals: z.array(
        z.object({ number: z.int(), step: stepName, attempted: attempt, code: z.string(), at: instant }),
      ),
      /** The chapters of the finance questions, without answers or scores. */
      chapters: z.array(
        z.object({ chapterId: z.string(), moduleNumber: z.int(), chapterNumber: z.int(), chapterName: z.string() }),
      ),
      /** False where the journey has more events than a replay holds; the first ones are here. */
      complete: z.boolean(),
    }),
  },
);
