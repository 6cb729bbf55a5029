import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../app/hooks';
import { beginSession } from '../../session/session-flow';
import { useLazyShellSignupProgressQuery } from '../../shell/signup-progress.api';
import { progressOutcome, signInOutcome, type SignInWay } from './sign-in-outcome';

/** Begins the session of a token and goes where this sign-in leads. */
export const useEnter = () => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [readProgress] = useLazyShellSignupProgressQuery();
  return useCallback(
    async (jwt: string, way: SignInWay): Promise<void> => {
      const viewer = await beginSession(dispatch, jwt);
      const outcome = signInOutcome(viewer, way);
      if (outcome !== undefined) return navigate(outcome);
      const progress = await readProgress()
        .unwrap()
        .catch(() => undefined);
      return navigate(progressOutcome(progress?.dashboardFlag));
    },
    [dispatch, navigate, readProgress],
  );
};
