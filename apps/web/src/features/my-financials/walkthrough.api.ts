import { onboardingPaths } from '@keelson/contracts/onboarding';
import { baseApi } from '../../client/base-api';

const STEP = 'myFinanceSummary';

const walkthroughApi = baseApi.enhanceEndpoints({ addTagTypes: ['onboarding-progress'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    walkthroughOpen: build.mutation<unknown, void>({
      query: () => ({ route: onboardingPaths.openStep, params: { step: STEP } }),
    }),
    walkthroughComplete: build.mutation<unknown, void>({
      query: () => ({ route: onboardingPaths.completeStep, params: { step: STEP } }),
      invalidatesTags: ['onboarding-progress'],
    }),
    /** `finishes`: the step is completed as well. */
    walkthroughLeave: build.mutation<unknown, boolean>({
      query: (finishes) => ({ route: onboardingPaths.saveAndLogOut, body: { step: STEP, finishes } }),
    }),
  }),
});

export const { useWalkthroughOpenMutation, useWalkthroughCompleteMutation, useWalkthroughLeaveMutation } =
  walkthroughApi;
