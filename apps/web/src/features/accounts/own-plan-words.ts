import type { OwnPlan, PlanQuote } from '../../billing/own-plan.api';
import { priceOf } from '../../billing/plan-words';
import { formatDate } from '../../ui/format/dates';
import { formatExactPence } from '../../ui/format/numbers';

type PlanState = OwnPlan['state'];

/** What the owner has, in one sentence under the title. */
const LEADS: Readonly<Record<PlanState, (until: string) => string>> = {
  unpaid: () => 'Your account has no plan yet. Everything opens with your payment.',
  trial: (until) => `You are on the free trial until ${until}. Nothing is taken from a card, and it ends by itself.`,
  'trial-ended': (until) =>
    `Your free trial ended on ${until}. Everything you entered is kept, and opens again with a plan.`,
  migrated: () => 'Our team has moved your account to a subscription. It opens with its payment.',
  ended: () => 'Your plan has ended. Everything you entered is kept, and opens again once you choose a plan.',
  'early-access': (until) =>
    `You have paid once for two years, until ${until}. It ends by itself: nothing renews and nothing more is taken.`,
  active: (until) => `Your plan renews on ${until}, until you end it.`,
  ending: (until) => `Your plan ends on ${until}. Nothing more is taken from your card.`,
  'past-due': () => 'A payment could not be taken. Your access stays as it is while we try again over the next days.',
};

export const leadOf = ({ state, until }: Pick<OwnPlan, 'state' | 'until'>): string =>
  LEADS[state](until === null ? '' : formatDate(until));

const STATES: Readonly<Record<PlanState, string>> = {
  unpaid: 'Not paid yet',
  trial: 'Free trial',
  'trial-ended': 'Free trial ended',
  migrated: 'Not paid yet',
  ended: 'Ended',
  'early-access': 'Paid',
  active: 'Paid',
  ending: 'Paid, ending',
  'past-due': 'Payment late',
};

/** The lines of the plan's card, in the order of the page: what its lead has not said. */
export function planLines({ state, plan, startedAt, until }: OwnPlan): readonly (readonly [string, string])[] {
  return [
    ['Plan', plan?.title ?? (state === 'trial' ? 'Free trial' : 'None')],
    ...(plan === null
      ? []
      : [
          [
            'Price',
            `${priceOf(plan)} (${formatExactPence(plan.netPence)} plus ${formatExactPence(plan.vatPence)} VAT)`,
          ] as const,
        ]),
    ['Payment', STATES[state]],
    ...(startedAt === null ? [] : ([['Started', formatDate(startedAt)]] as const)),
    ...(until !== null && state === 'past-due' ? ([['Period ends', formatDate(until)]] as const) : []),
  ];
}

/** What a change does to the owner's money, now and next, before it is confirmed. */
export function quoteSentences({
  grossPence,
  chargedPence,
  creditPence,
  nextPaymentAt,
  netPence,
  vatPence,
}: PlanQuote) {
  const next = formatDate(nextPaymentAt);
  if (chargedPence > 0)
    return [
      `${formatExactPence(chargedPence)} is taken from your card now: the price of the new plan less the time that is left of the old one${
        chargedPence === grossPence ? ` (${formatExactPence(netPence)} plus ${formatExactPence(vatPence)} VAT)` : ''
      }.`,
      `The new period begins today and renews on ${next}.`,
    ];
  return [
    'Nothing is taken from your card now.',
    ...(creditPence > 0
      ? [
          `${formatExactPence(creditPence)} with VAT of the time that you have paid for is kept as credit and pays your next invoices. It is not paid out.`,
        ]
      : []),
    `The new period begins today and renews on ${next}.`,
  ];
}

const PENDING = {
  change: 'Your change of plan',
  end: 'The end of your subscription',
  keep: 'Keeping your plan',
} as const;

/** What became of the owner's last request, where the page has to say it. */
export function requestWords(
  request: OwnPlan['request'],
): { readonly tone: 'info' | 'negative'; readonly text: string } | undefined {
  if (request === null || request.outcome === 'done') return undefined;
  const about = PENDING[request.kind];
  switch (request.outcome) {
    case 'pending':
      return {
        tone: 'info',
        text: `${about} is on its way to our payment provider. This page shows it as soon as it is done.`,
      };
    case 'card-declined':
      return {
        tone: 'negative',
        text: `${about} was not made: your card was declined. Your plan is as it was, and nothing was taken.`,
      };
    case 'refused':
      return {
        tone: 'negative',
        text: `${about} was not made by our payment provider. Your plan is as it was. Please try again, or write to us.`,
      };
  }
}

/** What stays and what closes with the end of what is paid for (the pay wall of the API). */
export const openUntil = (until: string | null): string =>
  until === null
    ? 'Everything stays open until then.'
    : `Until ${formatDate(until)} everything stays open, and you can take this back.`;

export const CLOSES_AFTER =
  'After that day your dashboards, figures and imports close. You can still log in, read your profile and invoices, choose a plan again or have your account deleted. Nothing that you entered is lost.';
