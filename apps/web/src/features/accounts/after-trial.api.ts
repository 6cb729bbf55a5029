import type { RoutePath } from '@keelson/contracts';
import { deletionPaths } from '@keelson/contracts/deletion';
import { type Answer, keepAnswer } from '../../app/answer';
import { baseApi } from '../../app/base-api';

const plansRoute: RoutePath = { id: 'billing.plans', method: 'GET', path: '/api/v1/billing/plans' };
const checkoutRoute: RoutePath = {
  id: 'billing.startCheckout',
  method: 'POST',
  path: '/api/v1/billing/checkout-sessions',
};

/** A plan as the catalogue offers it. */
export interface OfferedPlan {
  readonly plan: string;
  readonly title: string;
  readonly grossPence: number;
  readonly period: 'two-years' | 'month' | 'year';
  readonly mode: 'payment' | 'subscription';
}

/** The payment session request; the server knows the person and the return pages by itself (decision 4.65). */
interface CheckoutRequest {
  readonly price: string;
  readonly quantity: 1;
  readonly mode: OfferedPlan['mode'];
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly email: string;
}

const afterTrialApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    afterTrialPlans: build.query<readonly OfferedPlan[], void>({
      query: () => ({ route: plansRoute, anonymous: true }),
    }),
    afterTrialCheckout: build.mutation<{ readonly url: string }, CheckoutRequest>({
      query: (body) => ({ route: checkoutRoute, body }),
    }),
    afterTrialDelete: build.mutation<Answer<object>, void>({
      query: () => ({ route: deletionPaths.deleteAccount }),
      transformResponse: keepAnswer<object>,
    }),
  }),
});

export const { useAfterTrialPlansQuery, useAfterTrialCheckoutMutation, useAfterTrialDeleteMutation } = afterTrialApi;
