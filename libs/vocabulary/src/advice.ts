/** What the dashboard can advise an owner to do next, what matters most first. */
export const ADVICE = [
  'overdrawn',
  'runningOut',
  'slowPayers',
  'losses',
  'paidInTime',
  'costs',
  'enterFigures',
] as const;
export type Advice = (typeof ADVICE)[number];
