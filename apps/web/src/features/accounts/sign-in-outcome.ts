import type { SignInHold } from '@keelson/vocabulary';
import * as paths from '../../client/paths';
import type { SignedIn } from '../../session/session.api';
import { startPage } from '../../session/start-page';
import type { Viewer } from '../../session/viewer';

/** How this sign-in came about. */
export type SignInWay =
  | { readonly by: 'password' }
  /** `genericQuestionsDetails` of the answer. */
  | { readonly by: 'passcode'; readonly genericQuestions: 'true' | 'false' };

/** Where a sign-in leads; `undefined`: the sign-up progress decides. Roles come before the passcode's rule. */
export const signInOutcome = (viewer: Viewer, way: SignInWay): string | undefined => {
  if (viewer.kind !== 'customer') return startPage(viewer);
  if (way.by === 'password') return undefined;
  return way.genericQuestions === 'true' ? paths.signedInHome : paths.companyQuestions;
};

/** SIGNIN-11; `undefined` where the progress could not be read. */
export const progressOutcome = (dashboardFlag: string | undefined): string =>
  dashboardFlag === 'completed' ? paths.signedInHome : paths.onboarding;

/** What a customer is asked or told about the payment before the sign-in leads on (SIGNIN-08, SIGNIN-10). */
export type PaymentMatter = Exclude<SignInHold, 'trial-ended'>;

/** Roles come first: staff and partners pay nothing. */
export const paymentMatter = (
  { kind }: Pick<Viewer, 'kind'>,
  {
    freeTrailUser,
    paymentFlag,
    subscribedToPayment,
  }: Pick<SignedIn['user_details'], 'freeTrailUser' | 'paymentFlag' | 'subscribedToPayment'>,
): PaymentMatter | undefined => {
  if (kind !== 'customer' || freeTrailUser !== 0 || paymentFlag !== 0) return undefined;
  return subscribedToPayment === 1 ? 'subscriber-moved' : 'pay-or-skip';
};
