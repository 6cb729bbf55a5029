/** The last step of the onboarding, which ends on this page (ONB-11). */
export interface JourneyEnd {
  /** Of the step; `undefined` while it is not known. */
  readonly status: 'pending' | 'inprogress' | 'completed' | undefined;
  readonly busy: boolean;
  /** Completes the onboarding and goes to the dashboard. */
  readonly finish: () => void;
  /** Completes the onboarding and logs out. */
  readonly saveAndLogOut: () => void;
}

/** Nothing of the onboarding's end is shown once it is completed. */
export const isUnderWay = ({ status }: JourneyEnd): boolean => status === 'inprogress' || status === 'pending';
