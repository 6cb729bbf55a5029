import { useCallback } from 'react';
import * as paths from '../client/paths';
import { useAppDispatch } from '../client/app-dispatch';
import { endSession } from './session-flow';
import { useExit } from './use-exit';

/** Logs out and goes on, to the public home unless told. */
export const useSignOut = () => {
  const dispatch = useAppDispatch();
  const exitTo = useExit();
  return useCallback(
    async (destination = paths.home) => {
      exitTo(destination);
      await endSession(dispatch);
    },
    [dispatch, exitTo],
  );
};
