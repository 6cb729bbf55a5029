import { useEffect, useRef } from 'react';
import { billingApi } from '../../../../billing/billing.api';
import { useOwnPlanQuery } from '../../../../billing/own-plan.api';
import { useAppDispatch } from '../../../../client/app-dispatch';
import { refreshViewer } from '../../../../session/session-flow';

const LOOK_AGAIN_MS = 1_500;

/** The own plan, looked at again while a request is on its way; what it changed is then read anew everywhere. */
export function useFollowedPlan() {
  const dispatch = useAppDispatch();
  const seen = useOwnPlanQuery(undefined, { refetchOnMountOrArgChange: true });
  const pending = seen.data?.request?.outcome === 'pending';
  useOwnPlanQuery(undefined, { pollingInterval: pending ? LOOK_AGAIN_MS : 0 });
  const waited = useRef(false);
  useEffect(() => {
    if (waited.current && !pending) {
      dispatch(billingApi.util.invalidateTags(['Session']));
      void refreshViewer(dispatch);
    }
    waited.current = pending;
  }, [dispatch, pending]);
  return seen;
}
