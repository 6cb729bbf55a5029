/** How a trial balance is read: what the accounts stand at, or what each of them moved in the month. */
export const TRIAL_BALANCE_VIEWS = ['asAt', 'movement'] as const;
export type TrialBalanceView = (typeof TRIAL_BALANCE_VIEWS)[number];

export const TRIAL_BALANCE_VIEW_TITLES: Readonly<Record<TrialBalanceView, string>> = {
  asAt: 'As at',
  movement: 'Movement',
};
