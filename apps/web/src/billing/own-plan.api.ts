import type { AnswerOf, BodyOf } from '@keelson/contracts';
import {
  billingPaths,
  type changePlanContract,
  type endSubscriptionContract,
  type keepSubscriptionContract,
  type planContract,
  type planQuoteContract,
  type upcomingPaymentContract,
} from '@keelson/contracts/billing';
import type { Confirmed } from '../client/api-call';
import { baseApi } from '../client/base-api';

export type OwnPlan = AnswerOf<typeof planContract>;
export type PlanQuote = AnswerOf<typeof planQuoteContract>;
export type UpcomingPayment = NonNullable<AnswerOf<typeof upcomingPaymentContract>['payment']>;

const ownPlanApi = baseApi.enhanceEndpoints({ addTagTypes: ['OwnPlan', 'Session'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    ownPlan: build.query<OwnPlan, void>({
      query: () => ({ route: billingPaths.plan }),
      providesTags: ['OwnPlan', 'Session'],
    }),
    ownPlanUpcoming: build.query<AnswerOf<typeof upcomingPaymentContract>, void>({
      query: () => ({ route: billingPaths.upcomingPayment }),
      providesTags: ['Session'],
    }),
    ownPlanQuote: build.query<PlanQuote, BodyOf<typeof planQuoteContract>['plan']>({
      query: (plan) => ({ route: billingPaths.planQuote, body: { plan } }),
      keepUnusedDataFor: 0,
    }),
    ownPlanChange: build.mutation<AnswerOf<typeof changePlanContract>, BodyOf<typeof changePlanContract>>({
      query: (body) => ({ route: billingPaths.changePlan, body }),
      invalidatesTags: ['OwnPlan'],
    }),
    ownPlanEnd: build.mutation<AnswerOf<typeof endSubscriptionContract>, Confirmed>({
      query: (confirmed) => ({ route: billingPaths.endSubscription, ...confirmed }),
      invalidatesTags: ['OwnPlan'],
    }),
    ownPlanKeep: build.mutation<AnswerOf<typeof keepSubscriptionContract>, void>({
      query: () => ({ route: billingPaths.keepSubscription }),
      invalidatesTags: ['OwnPlan'],
    }),
  }),
});

export const {
  useOwnPlanQuery,
  useOwnPlanUpcomingQuery,
  useOwnPlanQuoteQuery,
  useOwnPlanChangeMutation,
  useOwnPlanEndMutation,
  useOwnPlanKeepMutation,
} = ownPlanApi;
