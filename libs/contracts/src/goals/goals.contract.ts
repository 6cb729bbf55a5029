import { ACCOUNT_ID, isCalendarDate, isMonth, MONTH } from '@keelson/kernel';
import { GOAL_KINDS } from '@keelson/vocabulary';
import { z } from 'zod';
import { companyReaders, owner } from '../access/rules';
import { defineRoute } from '../wire/route';
import { GOALS_AT_ONCE } from './goal-types';
import { goalsMessages as texts } from './goals.messages';
import { goalsPaths as paths } from './goals.paths';

const accountParams = z.strictObject({
  accountId: z.string().max(40).regex(ACCOUNT_ID, 'not an account id'),
});

const month = z.string().refine(isMonth, 'not a month').meta({ pattern: MONTH.source });
const percent = z.number().nullable();
const goalType = z.enum(GOAL_KINDS, texts.required);

/** Pounds. */
const amount = z
  .number(texts.amountUnreadable)
  .min(0, texts.required)
  .lt(1_000_000_000, texts.amountTooLarge)
  .refine((pounds) => Number(pounds.toFixed(2)) === pounds, texts.amountTooPrecise);

const goal = z.object({
  id: z.string(),
  key: z.string(),
  goal: goalType,
  date: z.string(),
  cost: z.number(),
  overall_cost: z.number(),
  /** The probability in words. */
  message: z.string(),
  /** Percent, not rounded. */
  probability: percent,
});

const goalsAnswer = z.object({
  goals: z.array(goal),
  /** The month whose end they are seen from. */
  asAt: z.string().nullable(),
  /** The part of a profit that sole traders and partners are assumed to pay as income tax; `null` of a company. */
  assumedIncomeTaxPercent: percent,
  /** The part of money taken out for a personal goal that is taken to go to tax. */
  withdrawalTaxPercent: z.number(),
});

export const goalsContract = defineRoute(
  paths.goals,
  companyReaders,
  'The three goals and how likely each of them is',
  {
    params: accountParams,
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: goalsAnswer,
  },
);

/** Percent with one decimal at most. */
export const withdrawalTax = z
  .number(texts.taxOutOfRange)
  .min(0, texts.taxOutOfRange)
  .max(90, texts.taxOutOfRange)
  .refine((tax) => Number(tax.toFixed(1)) === tax, texts.taxOutOfRange);

/** One goal as it is set. */
export const goalEntry = z.strictObject({
  id: z.string().max(60).default(''),
  goal: goalType,
  /** Empty while none is chosen; then nothing is saved. */
  date: z.string().refine((text) => text === '' || isCalendarDate(text), texts.dateMissing),
  cost: amount,
  overallCost: amount,
});

export const saveGoalsContract = defineRoute(paths.saveGoals, owner, 'Set the three goals', {
  params: accountParams,
  body: z.strictObject({
    goals: z.array(goalEntry).length(GOALS_AT_ONCE, texts.threeGoals),
    /** The part of money taken out that is taken to go to tax; it stays as it is unless given. */
    withdrawalTaxPercent: withdrawalTax.optional(),
    /** Told by clients, and ignored: the address says whose goals they are. */
    id: z.string().max(60).default(''),
    username: z.string().max(320).default(''),
  }),
  refusals: [
    'ACCOUNT_NOT_FOUND',
    'AMOUNT_MISSING',
    'DATE_MISSING',
    'DATE_PAST',
    'NOT_THREE_GOALS',
    'SAME_GOAL_TWICE',
    'TAX_OUT_OF_RANGE',
  ],
  answer: goalsAnswer,
  versionOf: paths.goals,
});

/** What can move a goal: the goal itself, imports, restatements, placements, figures entered by hand, an assumption, and a formula. */
const TRAJECTORY_EVENTS = [
  'goalsSet',
  'goalsChanged',
  'import',
  'restatement',
  'placement',
  'entry',
  'assumption',
  'formula',
] as const;

export const trajectoryContract = defineRoute(
  paths.trajectory,
  companyReaders,
  'How likely the goals of today were after each event that moved them, oldest first',
  {
    params: accountParams,
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.object({
      goals: z.array(z.object({ id: z.string(), goal: goalType })),
      /** The version of the formulas that every point is worked out by. */
      formulaVersion: z.number().int(),
      points: z.array(
        z.object({
          at: z.string(),
          event: z.enum(TRAJECTORY_EVENTS),
          /** The account that was placed elsewhere. */
          about: z.string().nullable(),
          /** Those that were restated. */
          months: z.array(month),
          /** By goal, in the order of `goals`; `null` where it was not set yet or there was too little to go by. */
          probabilities: z.array(percent),
          /** Of a change of formula: what the formula before gave at that moment. */
          before: z.array(percent).nullable(),
        }),
      ),
    }),
  },
);
