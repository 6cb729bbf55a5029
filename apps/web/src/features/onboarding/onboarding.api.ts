import type { AnswerOf, BodyOf } from '@keelson/contracts';
import { contentPaths } from '@keelson/contracts/content';
import type {
  FlagsRecord,
  genericAnswersContract,
  GenericQuestion,
  GenericQuestionEntry,
  progressContract,
  saveAndLogOutContract,
  saveGenericAnswersContract,
} from '@keelson/contracts/onboarding';
import { GENERIC_QUESTIONS_PAGE, onboardingPaths } from '@keelson/contracts/onboarding';
import type { OnboardingStep } from '@keelson/vocabulary';
import { type Answer, keepAnswer } from '../../client/answer';
import { baseApi } from '../../client/base-api';
import { questionOf } from './question-of';

export type Progress = AnswerOf<typeof progressContract>;
export type SavedAnswers = AnswerOf<typeof genericAnswersContract>;
export type AnswersForm = BodyOf<typeof saveGenericAnswersContract>;
type Leaving = BodyOf<typeof saveAndLogOutContract>;

const onboardingApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['Content', 'generic-answers', 'onboarding-progress'] })
  .injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      onboardingProgress: build.query<Answer<Progress>, void>({
        query: () => ({ route: onboardingPaths.progress }),
        transformResponse: keepAnswer<Progress>,
        providesTags: ['onboarding-progress'],
      }),
      onboardingQuestions: build.query<readonly GenericQuestion[], void>({
        query: () => ({ route: contentPaths.page, params: { page: GENERIC_QUESTIONS_PAGE }, anonymous: true }),
        transformResponse: (entries: readonly { attributes: GenericQuestionEntry }[]) =>
          entries.map(({ attributes }) => questionOf(attributes)),
        providesTags: ['Content'],
      }),
      onboardingAnswers: build.query<SavedAnswers, void>({
        query: () => ({ route: onboardingPaths.genericAnswers }),
        providesTags: ['generic-answers'],
      }),
      onboardingOpenStep: build.mutation<FlagsRecord, OnboardingStep>({
        query: (step) => ({ route: onboardingPaths.openStep, params: { step } }),
        invalidatesTags: (flags) => (flags ? ['onboarding-progress'] : []),
      }),
      onboardingCompleteStep: build.mutation<FlagsRecord, OnboardingStep>({
        query: (step) => ({ route: onboardingPaths.completeStep, params: { step } }),
        invalidatesTags: ['onboarding-progress'],
      }),
      onboardingSaveAnswers: build.mutation<FlagsRecord, AnswersForm>({
        query: (body) => ({ route: onboardingPaths.saveGenericAnswers, body }),
        invalidatesTags: (flags) => (flags ? ['onboarding-progress', 'generic-answers'] : []),
      }),
      onboardingSaveAndLogOut: build.mutation<FlagsRecord, Leaving>({
        query: (body) => ({ route: onboardingPaths.saveAndLogOut, body }),
      }),
    }),
  });

export const {
  useOnboardingProgressQuery,
  useOnboardingQuestionsQuery,
  useOnboardingAnswersQuery,
  useOnboardingOpenStepMutation,
  useOnboardingCompleteStepMutation,
  useOnboardingSaveAnswersMutation,
  useOnboardingSaveAndLogOutMutation,
} = onboardingApi;
