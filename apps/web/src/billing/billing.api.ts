import type { AnswerOf, BodyOf } from '@keelson/contracts';
import {
  billingPaths,
  type billingDetailsContract,
  type checkoutOutcomeContract,
  type couponContract,
  type invoicesContract,
  type openCheckoutContract,
  type plansContract,
  type skipPaymentContract,
  type subscriptionContract,
} from '@keelson/contracts/billing';
import { baseApi } from '../client/base-api';

export type Plan = AnswerOf<typeof plansContract>[number];
export type Coupon = AnswerOf<typeof couponContract>;
export type CheckoutRequest = BodyOf<typeof openCheckoutContract>;
export type CheckoutOutcome = AnswerOf<typeof checkoutOutcomeContract>;
export type Subscription = AnswerOf<typeof subscriptionContract>;
export type Invoice = AnswerOf<typeof invoicesContract>[number];

export const billingApi = baseApi.enhanceEndpoints({ addTagTypes: ['Session'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    billingPlans: build.query<AnswerOf<typeof plansContract>, void>({
      query: () => ({ route: billingPaths.plans, anonymous: true }),
    }),
    billingCoupon: build.query<Coupon, string>({
      query: (couponCode) => ({ route: billingPaths.coupon, query: { couponCode }, anonymous: true }),
      keepUnusedDataFor: 0,
    }),
    billingCheckout: build.mutation<AnswerOf<typeof openCheckoutContract>, CheckoutRequest>({
      query: (body) => ({ route: billingPaths.openCheckout, body }),
    }),
    billingOutcome: build.query<CheckoutOutcome, string>({
      query: (checkoutId) => ({ route: billingPaths.checkoutOutcome, params: { checkoutId } }),
      keepUnusedDataFor: 0,
    }),
    billingSkip: build.mutation<AnswerOf<typeof skipPaymentContract>, void>({
      query: () => ({ route: billingPaths.skipPayment }),
      invalidatesTags: ['Session'],
    }),
    billingSubscription: build.query<Subscription, void>({
      query: () => ({ route: billingPaths.subscription }),
      providesTags: ['Session'],
    }),
    billingDetails: build.query<AnswerOf<typeof billingDetailsContract>, void>({
      query: () => ({ route: billingPaths.details }),
      providesTags: ['Session'],
    }),
    billingInvoices: build.query<AnswerOf<typeof invoicesContract>, void>({
      query: () => ({ route: billingPaths.invoices }),
      providesTags: ['Session'],
    }),
  }),
});

export const {
  useBillingPlansQuery,
  useLazyBillingCouponQuery,
  useBillingCheckoutMutation,
  useLazyBillingOutcomeQuery,
  useBillingSkipMutation,
  useBillingSubscriptionQuery,
  useBillingDetailsQuery,
  useBillingInvoicesQuery,
} = billingApi;
