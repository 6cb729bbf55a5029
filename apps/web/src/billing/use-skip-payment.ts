import { useCallback } from 'react';
import { useAppDispatch } from '../client/app-dispatch';
import { refreshViewer } from '../session/session-flow';
import { useBillingSkipMutation } from './billing.api';

/** Begins the free trial in place of the payment. Rejects with why it cannot. */
export function useSkipPayment(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const [skip] = useBillingSkipMutation();
  return useCallback(async () => {
    await skip().unwrap();
    await refreshViewer(dispatch);
  }, [dispatch, skip]);
}
