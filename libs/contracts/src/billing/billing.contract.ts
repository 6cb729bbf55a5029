import { CHECKOUT_MODES, CHECKOUT_STATES, PAYMENT_STATUSES, PLAN_PERIODS, PLANS } from '@keelson/vocabulary';
import { z } from 'zod';
import type { AccessRule } from '../access/access-rule';
import { confirmed, openToAll, owner, ownerOrActingStaff } from '../access/rules';
import { defineRoute } from '../wire/route';
import { billingMessages as texts } from './billing.messages';
import { billingPaths as paths } from './billing.paths';

const publicOffer = { ...openToAll, whileActing: 'allowed' } as const satisfies AccessRule;

const BILLING_REFUSALS = [
  'ALREADY_PAID',
  'INVALID_COUPON',
  'NOTHING_TO_SKIP',
  'NOT_ON_TRIAL',
  'PLAN_NOT_FOR_UPGRADE',
  'TRIAL_USED',
  'UPGRADE_NOT_POSSIBLE',
] as const;

const instant = z.iso.datetime();
const pence = z.number().int().min(0);
const signed = z.number().int();
const plan = z.enum(PLANS);
const amounts = { netPence: pence, vatPence: pence, grossPence: pence };
const trialKind = z.union([z.literal(0), z.literal(1), z.literal(2)]);

export const planOffer = z.object({
  plan,
  title: z.string(),
  ...amounts,
  period: z.enum(PLAN_PERIODS),
  saving: z.string().optional(),
  mode: z.enum(CHECKOUT_MODES),
});

export const plansContract = defineRoute(paths.plans, publicOffer, 'The plans that can be bought, with VAT', {
  answer: z.array(planOffer),
});

const couponCode = z.string().trim().min(1, texts.invalidCoupon).max(40, texts.invalidCoupon);

export const couponContract = defineRoute(paths.coupon, openToAll, 'What a coupon takes off the first payment', {
  query: z.strictObject({ couponCode }),
  refusals: ['INVALID_COUPON', 'TOO_MANY_COUPONS'],
  answer: z.object({
    couponCode: z.string(),
    percentOff: z.number().optional(),
    amountOffPence: pence.optional(),
    plan: plan.optional(),
  }),
});

const ignored = z.string().max(2_000).optional();

/**
 * The published payment session request. The plan's name and the coupon count; amount, mode, quantity, address and
 * e-mail are the server's own and what is sent of them is ignored (decisions 4.12, 4.65).
 */
export const checkoutBody = z.strictObject({
  price: z.enum(PLANS, texts.planRequired),
  couponCode: z.string().trim().max(40).optional(),
  upgradeUser: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  quantity: z.number().int().min(1).max(2).optional(),
  mode: z.enum(CHECKOUT_MODES).optional(),
  successUrl: ignored,
  cancelUrl: ignored,
  email: ignored,
  token: ignored,
});

export const openCheckoutContract = defineRoute(
  paths.openCheckout,
  owner,
  'Open a payment at the provider; the browser goes to the address of the answer',
  {
    body: checkoutBody,
    secret: true,
    refusals: [...BILLING_REFUSALS, 'NOT_FOUND', 'PAYMENTS_NOT_SET_UP', 'PAYMENTS_UNAVAILABLE'],
    answer: z.object({ checkoutId: z.string(), url: z.string() }),
  },
);

const checkoutId = z.uuid();

export const checkoutOutcomeContract = defineRoute(paths.checkoutOutcome, owner, 'What became of an own payment', {
  params: z.strictObject({ checkoutId }),
  refusals: ['CHECKOUT_NOT_FOUND', 'NOT_FOUND', 'PAYMENTS_NOT_SET_UP', 'PAYMENTS_UNAVAILABLE'],
  answer: z.object({
    checkoutId: z.string(),
    plan,
    couponCode: z.string().nullable(),
    /** It was opened from a free trial. */
    upgrade: z.boolean(),
    outcome: z.enum(CHECKOUT_STATES),
    /** The account already counts as what the outcome makes of it. */
    recorded: z.boolean(),
    /** The popup that the return page shows. */
    popup: z.enum(['trial-activated', 'payment-received', 'payment-unsuccessful', 'none']),
    ...amounts,
  }),
});

export const skipPaymentContract = defineRoute(
  paths.skipPayment,
  owner,
  'Go on without paying: a free trial of 14 days begins',
  {
    refusals: [...BILLING_REFUSALS, 'NOT_FOUND'],
    answer: z.object({ freeTrailUser: trialKind, trialEndsAt: instant }),
  },
);

export const subscriptionContract = defineRoute(
  paths.subscription,
  ownerOrActingStaff,
  'The subscription box of the own account',
  {
    refusals: ['NOT_FOUND'],
    answer: z.object({
      current_plan: plan.nullable(),
      payment_status: z.enum(PAYMENT_STATUSES),
      subscription_start_date: instant.nullable(),
      /** When the provider renews it; for EarlyAccess when it ends. */
      subscription_end_date: instant.nullable(),
      renews: z.boolean(),
      /** The provider is still trying to take a payment that failed. */
      payment_late: z.boolean(),
      freeTrailUser: trialKind,
      trial_ends_at: instant.nullable(),
      /** Seconds; 0 once it is over, null without a trial. */
      remaining_trial_time: z.number().int().min(0).nullable(),
      upgrade_possible: z.boolean(),
      account_api_id: z.string(),
      cycle_id: z.string(),
    }),
  },
);

export const deactivateContract = defineRoute(
  paths.deactivate,
  confirmed(owner, 'End the own subscription now'),
  'End the own subscription now',
  {
    query: z.strictObject({ accountApiId: z.string().max(120).optional(), cycleId: z.string().max(120).optional() }),
    refusals: ['NOT_FOUND'],
    answer: z.object({}),
  },
);

export const billingDetailsContract = defineRoute(paths.details, ownerOrActingStaff, 'Who is billed for what', {
  refusals: ['NOT_FOUND'],
  answer: z.object({
    firstName: z.string(),
    companyName: z.string(),
    email: z.string(),
    phone: z.string(),
    price: planOffer.nullable(),
    /** What was ordered last and is not paid for, before any order the plan of the sign-up. */
    chosen: z.object({ plan, couponCode: z.string().nullable() }).nullable(),
  }),
});

export const invoicesContract = defineRoute(
  paths.invoices,
  ownerOrActingStaff,
  'The newest own invoices, as the provider has them',
  {
    secret: true,
    refusals: ['PAYMENTS_NOT_SET_UP', 'PAYMENTS_UNAVAILABLE'],
    answer: z.array(
      z.object({
        invoiceId: z.string(),
        number: z.string().nullable(),
        createdAt: instant,
        status: z.string(),
        /** Below zero where a change of plan gave more back than it cost. */
        netPence: signed,
        vatPence: signed,
        grossPence: signed,
        /** What the card pays of it; the rest came from credit. */
        chargedPence: pence,
        currency: z.string(),
        pageUrl: z.string().nullable(),
        pdfUrl: z.string().nullable(),
      }),
    ),
  },
);

/** Open to all: what counts is the signature over the message. */
export const stripeWebhookContract = defineRoute(
  paths.stripeWebhook,
  openToAll,
  'Signed messages of the payment provider; the signature is over the exact bytes of the body',
  {
    signatureHeader: 'stripe-signature',
    refusals: ['SIGNATURE_INVALID'],
    answer: z.object({ received: z.literal(true) }),
  },
);
