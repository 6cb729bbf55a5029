import { useEffect, useState } from 'react';
import { useAppDispatch } from '../client/app-dispatch';
import { beginSession } from '../session/session-flow';
import { type Order, useOpenCheckout } from './use-open-checkout';

/** `none`: nothing was ordered here yet, or somebody came back from the payment page. */
export type PaymentStage = 'none' | 'opening' | 'failed';

/** Opens the hosted checkout and goes there. The account exists by then, so that another try opens no second one. */
export function usePayment() {
  const dispatch = useAppDispatch();
  const openCheckout = useOpenCheckout();
  const [stage, setStage] = useState<PaymentStage>('none');

  useEffect(() => {
    // A page that the back button brings back as it was would wait for ever.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setStage('none');
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  const pay = async (order: Order): Promise<void> => {
    setStage('opening');
    try {
      await openCheckout(order);
    } catch {
      setStage('failed');
    }
  };

  return {
    stage,
    pay,
    /** The first order of an account that was opened a moment ago. */
    payFirst: async (jwt: string, order: Order): Promise<void> => {
      setStage('opening');
      // The checkout asks for the token alone: where the profile does not answer, it goes on without.
      await beginSession(dispatch, jwt).catch(() => undefined);
      await pay(order);
    },
  };
}

export type Payment = ReturnType<typeof usePayment>;
