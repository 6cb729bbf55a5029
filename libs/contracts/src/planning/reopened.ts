/** How a saved calculation comes out when it is computed again from what it pinned (BEYOND-11). */
export const REOPENED = ['equal', 'different', 'formulaGone'] as const;
