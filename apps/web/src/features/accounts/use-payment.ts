import type { PlanName } from '@keelson/contracts/accounts';
import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../app/hooks';
import { leaveFor } from '../../app/leave-for';
import { beginSession } from '../../session/session-flow';
import { type CheckoutMode, useSignUpCheckoutMutation } from './sign-up.api';

export interface Order {
  readonly price: PlanName;
  readonly mode: CheckoutMode;
  readonly email: string;
  readonly couponCode?: string;
  /** Somebody on a trial goes over to a plan. */
  readonly upgradeUser?: 'true';
}

/** `none`: nothing was ordered here yet, or somebody came back from the payment page. */
export type PaymentStage = 'none' | 'opening' | 'failed';

const addresses = () => ({
  successUrl: `${location.origin}/successSignup`,
  cancelUrl: `${location.origin}/auth/signUp`,
});

/** Opens the hosted checkout and goes there. The account exists by then, so that another try opens no second one. */
export function usePayment() {
  const dispatch = useAppDispatch();
  const [openCheckout] = useSignUpCheckoutMutation();
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
      const { url } = await openCheckout({ ...order, quantity: 1, ...addresses() }).unwrap();
      leaveFor(url);
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
