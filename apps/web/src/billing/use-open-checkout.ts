import { checkoutModeOf } from '@keelson/contracts/billing';
import type { Plan } from '@keelson/vocabulary';
import { useCallback } from 'react';
import { leaveFor } from '../client/leave-for';
import { useBillingCheckoutMutation } from './billing.api';

export interface Order {
  readonly price: Plan;
  readonly email: string;
  readonly couponCode?: string;
  /** Somebody on a trial goes over to a plan. */
  readonly upgradeUser?: 'true';
}

const returnAddresses = () => ({
  successUrl: `${location.origin}/successSignup`,
  cancelUrl: `${location.origin}/successSignup`,
});

/** Opens the hosted checkout of an order and goes there. Rejects with why it could not be opened. */
export function useOpenCheckout(): (order: Order) => Promise<void> {
  const [open] = useBillingCheckoutMutation();
  return useCallback(
    async (order) => {
      const request = { ...order, quantity: 1, mode: checkoutModeOf(order.price), ...returnAddresses() };
      const { url } = await open(request).unwrap();
      leaveFor(url);
    },
    [open],
  );
}
