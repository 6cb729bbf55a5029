export interface ProgressSummary {
  readonly done: number;
  readonly total: number;
  readonly complete: boolean;
}

export const progressSummary = (steps: readonly { readonly status: string }[]): ProgressSummary => {
  const done = steps.filter(({ status }) => status === 'completed').length;
  return { done, total: steps.length, complete: done === steps.length };
};

/** Whether the goals are the step of the onboarding at hand. */
export const isGoalsStep = (steps: readonly { readonly step: string; readonly status: string }[]): boolean =>
  steps.some(({ step, status }) => step === 'customerAchieveGoals' && status === 'inprogress');
