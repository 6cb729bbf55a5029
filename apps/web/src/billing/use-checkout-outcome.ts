import { useEffect, useState } from 'react';
import { isApiProblem } from '../client/api-problem';
import { useAppDispatch } from '../client/app-dispatch';
import { refreshViewer } from '../session/session-flow';
import { billingApi, type CheckoutOutcome, useLazyBillingOutcomeQuery } from './billing.api';
import { nextLook, type Look } from './outcome-looks';

/** `asking` until the answer can be told; what is told may still be looked at again. */
export type OutcomeSeen =
  | { readonly state: 'asking' }
  | { readonly state: 'told'; readonly outcome: CheckoutOutcome }
  | { readonly state: 'failed'; readonly error: unknown };

const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });

/** Asks what became of a checkout, again and ever more slowly while that may still change, and tells the session. */
export function useCheckoutOutcome(checkoutId: string) {
  const dispatch = useAppDispatch();
  const [ask] = useLazyBillingOutcomeQuery();
  const [seen, setSeen] = useState<OutcomeSeen>({ state: 'asking' });
  const [round, setRound] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    const lookOnce = (): Promise<Look> =>
      ask(checkoutId)
        .unwrap()
        .then((outcome): Look => ({ outcome }))
        .catch((error: unknown): Look => ({
          error,
          final: isApiProblem(error) && error.status >= 400 && error.status < 500,
        }));
    const look = async (): Promise<void> => {
      for (let turn = 0; ; turn += 1) {
        const found = await lookOnce();
        if (leaving.signal.aborted) return;
        const { again, tell } = nextLook(found, turn);
        if (tell) setSeen('error' in found ? { state: 'failed', error: found.error } : { state: 'told', ...found });
        if (again === undefined) {
          if (!('error' in found) && found.outcome.recorded) {
            await refreshViewer(dispatch);
            dispatch(billingApi.util.invalidateTags(['Session']));
          }
          return;
        }
        await wait(again, leaving.signal);
      }
    };
    void look();
    return () => leaving.abort();
  }, [ask, checkoutId, dispatch, round]);

  return {
    seen,
    lookAgain: () => {
      setSeen({ state: 'asking' });
      setRound((before) => before + 1);
    },
  };
}
