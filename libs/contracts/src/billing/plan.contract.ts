import { PLANS } from '@keelson/vocabulary';
import { z } from 'zod';
import { confirmed, owner, ownerOrActingStaff } from '../access/rules';
import { defineRoute } from '../wire/route';
import { planOffer } from './billing.contract';
import { billingPaths as paths } from './billing.paths';

/** How an account stands towards its plan, each with a page of its own words: what runs, what is tried, what is owed. */
export const PLAN_STATES = [
  'active',
  'ending',
  'past-due',
  'early-access',
  'trial',
  'trial-ended',
  'unpaid',
  'migrated',
  'ended',
] as const;
export type PlanState = (typeof PLAN_STATES)[number];

const instant = z.iso.datetime();
const pence = z.number().int().min(0);
const signed = z.number().int();
const signedAmounts = { netPence: signed, vatPence: signed, grossPence: signed };
const plan = z.enum(PLANS);

const REQUEST_REFUSALS = [
  'FIXED_TERM',
  'NO_SUBSCRIPTION',
  'NOT_ENDING',
  'NOT_FOUND',
  'PAYMENT_LATE',
  'PAYMENTS_NOT_SET_UP',
  'PLAN_NOT_FOR_UPGRADE',
  'REQUEST_PENDING',
  'SAME_PLAN',
  'SUBSCRIPTION_ENDING',
  'UNDER_DELETION',
] as const;

const REQUEST_OUTCOMES = ['pending', 'done', 'card-declined', 'refused'] as const;

export const planContract = defineRoute(
  paths.plan,
  ownerOrActingStaff,
  'The own plan: what it is, until when, and what can be done',
  {
    refusals: ['NOT_FOUND'],
    answer: z.object({
      state: z.enum(PLAN_STATES),
      /** The plan that is paid for, at the price of today. */
      plan: planOffer.nullable(),
      startedAt: instant.nullable(),
      /** When it renews, ends or, for a trial, is over. */
      until: instant.nullable(),
      /** The plan it can be changed to now. */
      changeTo: planOffer.nullable(),
      /** What was last asked for about the subscription, and what became of it. */
      request: z
        .object({
          requestId: z.string(),
          kind: z.enum(['change', 'end', 'keep']),
          outcome: z.enum(REQUEST_OUTCOMES),
          requestedAt: instant,
          plan,
        })
        .nullable(),
      /** When the account is deleted, where that is under way. */
      deleteAt: instant.nullable(),
    }),
  },
);

export const upcomingPaymentContract = defineRoute(
  paths.upcomingPayment,
  ownerOrActingStaff,
  'The next payment of the own plan, as the payment provider will take it',
  {
    refusals: ['PAYMENTS_NOT_SET_UP', 'PAYMENTS_UNAVAILABLE'],
    answer: z.object({
      /** `null` where none is to come. */
      payment: z.object({ at: instant, ...signedAmounts, chargedPence: pence }).nullable(),
    }),
  },
);

export const planQuoteContract = defineRoute(
  paths.planQuote,
  owner,
  'What a change of plan comes to at this moment, worked out by the payment provider; nothing is changed',
  {
    body: z.strictObject({ plan }),
    refusals: [...REQUEST_REFUSALS, 'PAYMENTS_UNAVAILABLE'],
    answer: z.object({
      plan,
      /** Sent back with the change, which then comes to the same. */
      quotedAt: instant,
      /** The new period's price less the time that is left of the old one; below zero where that is more. */
      ...signedAmounts,
      chargedPence: pence,
      creditPence: pence,
      nextPaymentAt: instant,
    }),
  },
);

const requested = z.object({ requestId: z.string() });

export const changePlanContract = defineRoute(
  paths.changePlan,
  owner,
  'Change the own plan now, at what the quote said; the outcome is read with the plan',
  {
    body: z.strictObject({ plan, quotedAt: instant, chargedPence: pence }),
    refusals: [...REQUEST_REFUSALS, 'PAYMENTS_UNAVAILABLE', 'QUOTE_OVER'],
    answer: requested,
  },
);

export const endSubscriptionContract = defineRoute(
  paths.endSubscription,
  confirmed(owner, 'Let the own subscription end'),
  'Let the own subscription end with the period that is paid for',
  { refusals: REQUEST_REFUSALS, answer: requested },
);

export const keepSubscriptionContract = defineRoute(
  paths.keepSubscription,
  owner,
  'Let the own subscription go on after all, until the period that is paid for is over',
  { refusals: REQUEST_REFUSALS, answer: requested },
);
