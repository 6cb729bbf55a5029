/** What ended acting for a customer before its time was over: the button of the banner, or logging out. */
export const ACTING_ENDS = ['by-hand', 'signed-out'] as const;
export type ActingEnd = (typeof ACTING_ENDS)[number];

/** Characters that the reason for acting may have. */
export const LONGEST_ACTING_REASON = 200;

export const ACTING_END_TITLES: Readonly<Record<ActingEnd, string>> = {
  'by-hand': 'Ended by the member of staff',
  'signed-out': 'Logged out',
};
