/** What can be bought, by its name on the wire; the first one is chosen from the start. */
export const PLANS = ['EarlyAccess', 'EmbraceMonthly', 'EmbraceAnnually'] as const;
export type Plan = (typeof PLANS)[number];

export const PLAN_TITLES: Readonly<Record<Plan, string>> = {
  EarlyAccess: 'Early Adopter Offer',
  EmbraceMonthly: 'Monthly plan',
  EmbraceAnnually: 'Annual plan',
};

export const isPlan = (text: unknown): text is Plan => PLANS.some((plan) => plan === text);

/** What a price is for. */
export const PLAN_PERIODS = ['two-years', 'month', 'year'] as const;
export type PlanPeriod = (typeof PLAN_PERIODS)[number];

/** Early access is paid once; the others renew. */
export const CHECKOUT_MODES = ['payment', 'subscription'] as const;
export type CheckoutMode = (typeof CHECKOUT_MODES)[number];
