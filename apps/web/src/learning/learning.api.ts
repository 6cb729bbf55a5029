import type { AnswerOf, BodyOf } from '@keelson/contracts';
import {
  type finishReadingContract,
  type learningChapterContract,
  type learningModulesContract,
  learningPaths,
  type learningProgressContract,
  type watchVideoContract,
} from '@keelson/contracts/learning';
import { baseApi } from '../client/base-api';

export type LearningModules = AnswerOf<typeof learningModulesContract>['modules'];
export type LearningModule = LearningModules[number];
export type ChapterHead = LearningModule['chapters_masters'][number];
export type LearningChapter = AnswerOf<typeof learningChapterContract>;
export type LearningProgress = AnswerOf<typeof learningProgressContract>;
export type LearnedModule = LearningProgress['allModulesList'][number];
export type LearnedChapter = LearnedModule['chapters'][number];
export type FinishedLesson = AnswerOf<typeof watchVideoContract>;

interface Lesson<Body> {
  readonly accountId: string;
  readonly body: Body;
}

/** The content changes when editors change it, not when somebody learns: what was read stays for the session. */
const KEPT_SECONDS = 3_600;

const learningApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['learning-progress', 'questionnaire-scores'] })
  .injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      learningModules: build.query<LearningModules, void>({
        query: () => ({ route: learningPaths.modules }),
        transformResponse: ({ modules }: { readonly modules: LearningModules }) => modules,
        keepUnusedDataFor: KEPT_SECONDS,
      }),
      learningChapter: build.query<LearningChapter, string>({
        query: (chapterId) => ({ route: learningPaths.chapter, params: { chapterId } }),
        keepUnusedDataFor: KEPT_SECONDS,
      }),
      learningProgress: build.query<LearningProgress, string>({
        query: (accountId) => ({ route: learningPaths.progress, params: { accountId } }),
        // What is recommended follows the scores.
        providesTags: ['learning-progress', 'questionnaire-scores'],
      }),
      watchVideo: build.mutation<FinishedLesson, Lesson<BodyOf<typeof watchVideoContract>>>({
        query: ({ accountId, body }) => ({ route: learningPaths.watchVideo, params: { accountId }, body }),
        invalidatesTags: ['learning-progress'],
      }),
      finishReading: build.mutation<FinishedLesson, Lesson<BodyOf<typeof finishReadingContract>>>({
        query: ({ accountId, body }) => ({ route: learningPaths.finishReading, params: { accountId }, body }),
        invalidatesTags: ['learning-progress'],
      }),
    }),
  });

export const {
  useLearningModulesQuery,
  useLearningChapterQuery,
  useLearningProgressQuery,
  useWatchVideoMutation,
  useFinishReadingMutation,
  usePrefetch: useLearningPrefetch,
} = learningApi;
