/** The plans of the paid form, the first one chosen from the start. */
export const PLAN_NAMES = ['EarlyAccess', 'EmbraceMonthly', 'EmbraceAnnually'] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

/** The plans of the register form's payment part: yearly billing is still to come there. */
export const CARD_PLAN_NAMES = ['EmbraceMonthly'] as const satisfies readonly PlanName[];

export const isPlanName = (text: unknown): text is PlanName => PLAN_NAMES.some((name) => name === text);
