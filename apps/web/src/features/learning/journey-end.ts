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
