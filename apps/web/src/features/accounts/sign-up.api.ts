import type { AnswerOf, BodyOf, RoutePath } from '@keelson/contracts';
import { accountsPaths, type PlanName, type signUpCompanyContract } from '@keelson/contracts/accounts';
import { companiesPaths, type companySearchContract } from '@keelson/contracts/companies';
import { baseApi } from '../../app/base-api';

const billingPaths = {
  plans: { id: 'billing.plans', method: 'GET', path: '/api/v1/billing/plans' },
  coupon: { id: 'billing.coupon', method: 'GET', path: '/api/v1/billing/coupon' },
  checkout: { id: 'billing.checkout', method: 'POST', path: '/api/v1/billing/checkout-sessions' },
} as const satisfies Record<string, RoutePath>;

export type CheckoutMode = 'payment' | 'subscription';

export interface Plan {
  readonly plan: PlanName;
  readonly title: string;
  readonly netPence: number;
  readonly vatPence: number;
  readonly grossPence: number;
  readonly period: 'two-years' | 'month' | 'year';
  readonly saving?: string;
  readonly mode: CheckoutMode;
}

export interface Coupon {
  readonly couponCode: string;
  readonly percentOff?: number;
  readonly amountOffPence?: number;
  /** The only plan that it is for. */
  readonly plan?: PlanName;
}

/** The payment session request (shell and accounts, section 3). */
export interface CheckoutRequest {
  readonly price: PlanName;
  readonly quantity: 1;
  readonly mode: CheckoutMode;
  readonly couponCode?: string;
  readonly upgradeUser?: 'true';
  readonly email: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

const signUpApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    signUpCompany: build.mutation<AnswerOf<typeof signUpCompanyContract>, BodyOf<typeof signUpCompanyContract>>({
      query: (body) => ({ route: accountsPaths.signUpCompany, body, anonymous: true }),
    }),
    signUpPlans: build.query<readonly Plan[], void>({
      query: () => ({ route: billingPaths.plans, anonymous: true }),
    }),
    signUpCoupon: build.query<Coupon, string>({
      query: (couponCode) => ({ route: billingPaths.coupon, query: { couponCode }, anonymous: true }),
      keepUnusedDataFor: 0,
    }),
    signUpCheckout: build.mutation<{ readonly url: string }, CheckoutRequest>({
      query: (body) => ({ route: billingPaths.checkout, body }),
    }),
    signUpCompanies: build.query<
      AnswerOf<typeof companySearchContract>,
      { readonly companyType: string; readonly companyName: string }
    >({
      query: (query) => ({ route: companiesPaths.search, query, anonymous: true }),
    }),
  }),
});

export const {
  useSignUpCompanyMutation,
  useSignUpPlansQuery,
  useLazySignUpCouponQuery,
  useSignUpCheckoutMutation,
  useSignUpCompaniesQuery,
} = signUpApi;
