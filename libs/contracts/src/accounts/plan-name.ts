import type { Plan } from '@keelson/vocabulary';

/** The plans of the register form's payment part: yearly billing is still to come there. */
export const CARD_PLAN_NAMES = ['EmbraceMonthly'] as const satisfies readonly Plan[];
