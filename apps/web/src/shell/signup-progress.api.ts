import { baseApi } from '../app/base-api';

/** The flags of the sign-up progress, as far as the frame needs them. */
export interface SignupFlags {
  readonly dashboardFlag: string;
}

const progressRoute = { id: 'onboarding.progress', method: 'GET', path: '/api/v1/onboarding/progress' } as const;

const signupProgressApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    shellSignupProgress: build.query<SignupFlags, void>({
      query: () => ({ route: progressRoute }),
      providesTags: ['OnboardingProgress'],
    }),
  }),
});

export const { useShellSignupProgressQuery, useLazyShellSignupProgressQuery } = signupProgressApi;
