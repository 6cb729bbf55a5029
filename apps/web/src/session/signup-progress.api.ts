import type { AnswerOf } from '@keelson/contracts';
import { onboardingPaths, type progressContract } from '@keelson/contracts/onboarding';
import { baseApi } from '../client/base-api';

export type SignupProgress = AnswerOf<typeof progressContract>;

const signupProgressApi = baseApi.enhanceEndpoints({ addTagTypes: ['onboarding-progress'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    shellSignupProgress: build.query<SignupProgress, void>({
      query: () => ({ route: onboardingPaths.progress }),
      providesTags: ['onboarding-progress'],
    }),
  }),
});

export const { useShellSignupProgressQuery, useLazyShellSignupProgressQuery } = signupProgressApi;
