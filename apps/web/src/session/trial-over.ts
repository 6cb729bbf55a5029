/** The flags that say how an account stands towards its trial. */
interface TrialFlags {
  readonly freeTrailUser: 0 | 1 | 2;
  readonly paymentFlag: 0 | 1;
  readonly freeTrailExpired: boolean;
}

/** Whether somebody may only pay, delete the account or leave (SIGNIN-09; both kinds of trial, decision 4.11). */
export const isTrialOver = ({ freeTrailUser, paymentFlag, freeTrailExpired }: TrialFlags): boolean =>
  freeTrailUser !== 0 && paymentFlag === 0 && freeTrailExpired;
