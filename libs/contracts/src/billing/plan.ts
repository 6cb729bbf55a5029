/** Names of the plans on the wire. */
export const PLAN_NAMES = ['EarlyAccess', 'EmbraceMonthly', 'EmbraceAnnually'] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

/** Early access is paid once; the others renew. */
export const checkoutModeOf = (plan: PlanName): 'payment' | 'subscription' =>
  plan === 'EarlyAccess' ? 'payment' : 'subscription';
