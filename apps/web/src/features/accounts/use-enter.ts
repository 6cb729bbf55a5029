import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../client/app-dispatch';
import { wantedPageIn } from '../../client/wanted-page';
import { mayOpen } from '../../session/may-open';
import type { SignedIn } from '../../session/session.api';
import { beginLimitedSession, beginSession } from '../../session/session-flow';
import { isTrialOver } from '../../session/trial-over';
import type { Viewer } from '../../session/viewer';
import { useLazyShellSignupProgressQuery } from '../../session/signup-progress.api';
import { type PaymentMatter, paymentMatter, progressOutcome, signInOutcome, type SignInWay } from './sign-in-outcome';

/** What a sign-in waits for before it leads on. */
export type HeldSignIn =
  /** Such a session may do no more than pay, delete the account or leave: nobody enters by it. */
  | { readonly by: 'trial-ended'; readonly email: string }
  | { readonly by: PaymentMatter; readonly viewer: Viewer; readonly way: SignInWay };

/** Back does not return to a sign-in, which would log out. */
const INSTEAD = { replace: true } as const;

/** Begins the session of a sign-in, and goes where it leads: to the page that was asked for, if there is one. */
export const useEnter = () => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state } = useLocation() as { readonly state: unknown };
  const [readProgress] = useLazyShellSignupProgressQuery();
  const goOn = useCallback(
    async (viewer: Viewer, way: SignInWay): Promise<void> => {
      const wanted = wantedPageIn(state);
      if (wanted && mayOpen(viewer, wanted.access)) return navigate(wanted.address, INSTEAD);
      const outcome = signInOutcome(viewer, way);
      if (outcome !== undefined) return navigate(outcome, INSTEAD);
      const progress = await readProgress()
        .unwrap()
        .catch(() => undefined);
      return navigate(progressOutcome(progress?.dashboardFlag), INSTEAD);
    },
    [navigate, readProgress, state],
  );
  /** Leads on, or says what comes first. */
  const enter = useCallback(
    async ({ jwt, user_details }: SignedIn, way: SignInWay): Promise<HeldSignIn | undefined> => {
      if (isTrialOver(user_details)) {
        beginLimitedSession(jwt);
        return { by: 'trial-ended', email: user_details.username };
      }
      const viewer = await beginSession(dispatch, jwt);
      const matter = paymentMatter(viewer, user_details);
      if (matter !== undefined) return { by: matter, viewer, way };
      await goOn(viewer, way);
      return undefined;
    },
    [dispatch, goOn],
  );
  return { enter, goOn };
};
