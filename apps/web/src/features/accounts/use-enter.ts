import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../client/app-dispatch';
import type { SignedIn } from '../../session/session.api';
import { beginSession } from '../../session/session-flow';
import type { Viewer } from '../../session/viewer';
import { useLazyShellSignupProgressQuery } from '../../session/signup-progress.api';
import { type PaymentMatter, paymentMatter, progressOutcome, signInOutcome, type SignInWay } from './sign-in-outcome';

export interface Begun {
  readonly viewer: Viewer;
  /** Comes before going on. */
  readonly matter: PaymentMatter | undefined;
}

/** Begins the session of a sign-in, and goes where it leads. */
export const useEnter = () => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [readProgress] = useLazyShellSignupProgressQuery();
  const begin = useCallback(
    async ({ jwt, user_details }: SignedIn): Promise<Begun> => {
      const viewer = await beginSession(dispatch, jwt);
      return { viewer, matter: paymentMatter(viewer, user_details) };
    },
    [dispatch],
  );
  const goOn = useCallback(
    async (viewer: Viewer, way: SignInWay): Promise<void> => {
      const outcome = signInOutcome(viewer, way);
      if (outcome !== undefined) return navigate(outcome);
      const progress = await readProgress()
        .unwrap()
        .catch(() => undefined);
      return navigate(progressOutcome(progress?.dashboardFlag));
    },
    [navigate, readProgress],
  );
  return { begin, goOn };
};
