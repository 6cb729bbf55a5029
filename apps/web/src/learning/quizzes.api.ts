import type { AnswerOf, BodyOf } from '@keelson/contracts';
import {
  type quizAccessContract,
  type quizCompletionContract,
  type quizContract,
  type quizScoresContract,
  quizzesPaths,
  type submitQuizContract,
} from '@keelson/contracts/quizzes';
import { baseApi } from '../client/base-api';

export type Quiz = AnswerOf<typeof quizContract>;
export type QuizQuestion = Quiz['quiz_questions'][number];
export type QuizResult = AnswerOf<typeof submitQuizContract>;
export type QuizScores = AnswerOf<typeof quizScoresContract>;
export type QuizCompletion = AnswerOf<typeof quizCompletionContract>;

interface OfQuiz {
  readonly accountId: string;
  readonly subChapterId: string;
}

const quizzesApi = baseApi.enhanceEndpoints({ addTagTypes: ['quiz-scores', 'tasks'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    quizAccess: build.query<AnswerOf<typeof quizAccessContract>, { accountId: string; chapterId: string }>({
      query: (params) => ({ route: quizzesPaths.access, params }),
      // Trials end and accounts are closed meanwhile.
      keepUnusedDataFor: 0,
    }),
    quiz: build.query<Quiz, OfQuiz>({
      query: (params) => ({ route: quizzesPaths.quiz, params: { ...params } }),
      providesTags: ['quiz-scores'],
    }),
    quizSubmit: build.mutation<QuizResult, { accountId: string; body: BodyOf<typeof submitQuizContract> }>({
      query: ({ accountId, body }) => ({ route: quizzesPaths.submit, params: { accountId }, body }),
      // The task of the sub-chapter is done with it.
      invalidatesTags: ['quiz-scores', 'tasks'],
    }),
    quizScores: build.query<QuizScores, string>({
      query: (accountId) => ({ route: quizzesPaths.scores, params: { accountId } }),
      providesTags: ['quiz-scores'],
    }),
    quizCompletion: build.query<QuizCompletion, string>({
      query: (accountId) => ({ route: quizzesPaths.completion, params: { accountId } }),
      providesTags: ['quiz-scores'],
    }),
  }),
});

export const { useQuizAccessQuery, useQuizQuery, useQuizSubmitMutation, useQuizScoresQuery, useQuizCompletionQuery } =
  quizzesApi;
