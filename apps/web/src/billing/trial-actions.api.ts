import type { AnswerOf } from '@keelson/contracts';
import { billingPaths, type extendTrialContract, type migrateContract } from '@keelson/contracts/billing';
import type { Confirmed } from '../client/api-call';
import { baseApi } from '../client/base-api';

interface ConfirmedOn extends Confirmed {
  readonly accountId: string;
}

const trialActionsApi = baseApi.enhanceEndpoints({ addTagTypes: ['customers', 'partner-customers'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    trialActionsExtend: build.mutation<AnswerOf<typeof extendTrialContract>, ConfirmedOn>({
      query: ({ accountId, ...confirmed }) => ({
        route: billingPaths.extendTrial,
        params: { accountId },
        ...confirmed,
      }),
      invalidatesTags: ['customers', 'partner-customers'],
    }),
    trialActionsMigrate: build.mutation<AnswerOf<typeof migrateContract>, ConfirmedOn>({
      query: ({ accountId, ...confirmed }) => ({
        route: billingPaths.migrate,
        params: { accountId },
        query: { subscribedToPayment: 1 },
        ...confirmed,
      }),
      invalidatesTags: ['customers', 'partner-customers'],
    }),
  }),
});

export const { useTrialActionsExtendMutation, useTrialActionsMigrateMutation } = trialActionsApi;
