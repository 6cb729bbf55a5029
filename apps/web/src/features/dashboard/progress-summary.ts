export interface ProgressSummary {
  readonly done: number;
  readonly total: number;
  readonly complete: boolean;
}

export const progressSummary = (steps: readonly { readonly status: string }[]): ProgressSummary => {
  const done = steps.filter(({ status }) => status === 'completed').length;
  return { done, total: steps.length, complete: done === steps.length };
};
