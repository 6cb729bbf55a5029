import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../app/hooks';
import { listenToTabs } from '../session/session-broadcast';
import { forgetSession } from '../session/session-flow';

/** One browser has one session: when a tab ends it, the others leave too. */
export const useSignedOutElsewhere = (): void => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  useEffect(
    () =>
      listenToTabs((news) => {
        if (news.kind !== 'signed-out') return;
        void navigate(news.idle ? '/sessionOutPage' : '/');
        forgetSession(dispatch);
      }),
    [dispatch, navigate],
  );
};
