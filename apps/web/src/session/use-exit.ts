import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../client/app-dispatch';
import { viewerLeaving } from './session.slice';

/**
 * Leads to a page while the session ends. Pages load in their own time, so the page that is left may notice the end
 * first; its guard then leads to the same place.
 */
export const useExit = () => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return useCallback(
    (destination: string): void => {
      dispatch(viewerLeaving(destination));
      void navigate(destination);
    },
    [dispatch, navigate],
  );
};
