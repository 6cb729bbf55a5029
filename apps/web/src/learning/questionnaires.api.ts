import type { AnswerOf, BodyOf } from '@keelson/contracts';
import {
  type questionnaireFormContract,
  questionnairesPaths,
  type questionnaireScoresContract,
  type saveAnswersContract,
  type scoreProvenanceContract,
  type submitChapterContract,
} from '@keelson/contracts/questionnaires';
import { baseApi } from '../client/base-api';

export type QuestionnaireForm = AnswerOf<typeof questionnaireFormContract>;
export type QuestionnaireChapter = QuestionnaireForm['chapters'][number];
export type QuestionnaireScores = AnswerOf<typeof questionnaireScoresContract>;
export type ModuleScore = QuestionnaireScores['allModulesList'][number];
export type ChapterScore = ModuleScore['chapters'][number];
export type ScoreProvenance = AnswerOf<typeof scoreProvenanceContract>;

interface OfModule {
  readonly accountId: string;
  readonly moduleId: string;
}

interface AnsweredChapter extends OfModule {
  readonly chapterId: string;
  readonly body: BodyOf<typeof submitChapterContract>;
}

const questionnairesApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['questionnaire-scores', 'questionnaire-form'] })
  .injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      questionnaireForm: build.query<QuestionnaireForm, OfModule>({
        query: (params) => ({ route: questionnairesPaths.form, params: { ...params } }),
        // Answers are given on several devices: each time that the page is opened it begins with what the server has.
        keepUnusedDataFor: 0,
        providesTags: ['questionnaire-form'],
      }),
      questionnaireSaveAnswers: build.mutation<AnswerOf<typeof saveAnswersContract>, AnsweredChapter>({
        query: ({ body, ...params }) => ({ route: questionnairesPaths.saveAnswers, params, body }),
      }),
      questionnaireSubmitChapter: build.mutation<ChapterScore, AnsweredChapter>({
        query: ({ body, ...params }) => ({ route: questionnairesPaths.submitChapter, params, body }),
        invalidatesTags: ['questionnaire-scores'],
      }),
      questionnaireScores: build.query<QuestionnaireScores, string>({
        query: (accountId) => ({ route: questionnairesPaths.scores, params: { accountId } }),
        providesTags: ['questionnaire-scores'],
      }),
      scoreProvenance: build.query<ScoreProvenance, { readonly accountId: string; readonly chapterId: string }>({
        query: (params) => ({ route: questionnairesPaths.provenance, params: { ...params } }),
        providesTags: ['questionnaire-scores'],
      }),
    }),
  });

export const {
  useQuestionnaireFormQuery,
  useQuestionnaireSaveAnswersMutation,
  useQuestionnaireSubmitChapterMutation,
  useQuestionnaireScoresQuery,
  useScoreProvenanceQuery,
} = questionnairesApi;
