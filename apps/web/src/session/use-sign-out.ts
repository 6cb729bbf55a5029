import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../app/hooks';
import { endSession } from './session-flow';

/** Logs out and goes on, to the public home unless told. */
export const useSignOut = () => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return useCallback(
    async (destination = '/') => {
      await navigate(destination);
      await endSession(dispatch);
    },
    [dispatch, navigate],
  );
};
