import { ACCOUNT_ID } from '@keelson/kernel';
import { SCORE_BANDS } from '@keelson/vocabulary';
import { z } from 'zod';
import { companyReaders, owner, ownerOrActingStaff } from '../access/rules';
import { defineRoute } from '../wire/route';
import { quizzesPaths as paths } from './quizzes.paths';

const accountId = z.string().max(40).regex(ACCOUNT_ID, 'not an account id');
const contentId = z.string().regex(/^[A-Za-z0-9_-]{1,60}$/, 'not an id of the learning content');

export const quizAccessContract = defineRoute(
  paths.access,
  ownerOrActingStaff,
  'Whether the quizzes of a chapter may be taken',
  {
    params: z.strictObject({ accountId, chapterId: contentId }),
    refusals: ['ACCOUNT_NOT_FOUND', 'CONTENT_UNAVAILABLE'],
    answer: z.enum(['allow', 'deny']),
  },
);

const percentage = z.number().min(0).max(100).nullable();
const band = z.enum(SCORE_BANDS).nullable();

const scoredQuiz = {
  contentVersion: z.string(),
  submittedAt: z.string(),
  /** Of all chosen answers, and the most that they could be. */
  score: z.number(),
  highest: z.number(),
  /** Percent, not rounded; `null` where no answer counts. */
  percentage,
  band,
};

/** A quiz that was taken: only now values and explanations are told. */
const quizResult = z.object({
  ...scoredQuiz,
  questions: z.array(
    z.object({
      questionCode: z.string(),
      question: z.string(),
      explanation: z.string(),
      /** What was chosen. */
      answerCode: z.string(),
      quiz_answers: z.array(
        z.object({ answerCode: z.string(), serialNumber: z.number(), answer: z.string(), value: z.number() }),
      ),
    }),
  ),
});

/** A question that was not answered yet: what its answers are worth stays on the server. */
const quizQuestion = z.object({
  questionCode: z.string(),
  question: z.string(),
  /** In the order in which this person sees them. */
  quiz_answers: z.array(z.object({ answerCode: z.string(), answer: z.string() })),
});

export const quizContract = defineRoute(
  paths.quiz,
  ownerOrActingStaff,
  'The quiz of a sub-chapter: its questions, or once it was taken the answers with their explanations',
  {
    params: z.strictObject({ accountId, subChapterId: contentId }),
    refusals: ['ACCOUNT_NOT_FOUND', 'CONTENT_UNAVAILABLE', 'SUB_CHAPTER_NOT_FOUND'],
    answer: z.object({
      moduleId: z.string(),
      moduleNumber: z.number(),
      moduleName: z.string(),
      chapterId: z.string(),
      chapterNumber: z.number(),
      chapterName: z.string(),
      subChapterId: z.string(),
      subChapterNumber: z.number(),
      subChapterName: z.string(),
      weightage: z.number(),
      /** `null` for a quiz that the content no longer has. */
      version: z.string().nullable(),
      /** Empty once this version was taken. */
      quiz_questions: z.array(quizQuestion),
      /** Of this version; `null` before it was taken. */
      result: quizResult.nullable(),
      /** Of other versions, newest first. */
      earlier: z.array(z.object(scoredQuiz)),
    }),
  },
);

export const quizAnswersContract = defineRoute(
  paths.answers,
  ownerOrActingStaff,
  'What was answered in the quiz of a sub-chapter, at its last submission',
  {
    params: z.strictObject({ accountId }),
    query: z.strictObject({ chapterCode: contentId, subChapterCode: contentId }),
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.array(z.object({ question_code: z.string(), answer_code: z.string() })),
  },
);

/** An answer as learning and back office §3 names its parts. Values and names are sent for nothing: the content says. */
const sentAnswer = z.strictObject({
  questionCode: contentId,
  answerCode: contentId,
  subChapterCode: contentId,
  subChapterName: z.string().max(200).default(''),
  value: z.number().default(0),
  serialNumber: z.number().default(0),
});

export const submitQuizContract = defineRoute(
  paths.submit,
  owner,
  'Submit the answers of a quiz, once for each version of it',
  {
    params: z.strictObject({ accountId }),
    body: z.strictObject({
      chapterCode: contentId,
      chapterName: z.string().max(200).default(''),
      username: z.string().max(320).default(''),
      weightage: z.number().default(0),
      questions: z.array(sentAnswer).min(1).max(60),
      /** The version of the quiz that the page shows. */
      version: z.string().max(60).optional(),
    }),
    refusals: [
      'ACCOUNT_NOT_FOUND',
      'ALREADY_ANSWERED',
      'ANSWERS_INCOMPLETE',
      'ANSWER_UNKNOWN',
      'CONTENT_UNAVAILABLE',
      'NOT_ALLOWED',
      'ONE_SUB_CHAPTER',
      'QUESTIONS_CHANGED',
      'SUB_CHAPTER_NOT_FOUND',
    ],
    answer: quizResult,
  },
);

export const quizScoresContract = defineRoute(
  paths.scores,
  companyReaders,
  'The scores of the quizzes that were taken: quizzes, chapters and modules',
  {
    params: z.strictObject({ accountId }),
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.object({
      allModulesList: z.array(
        z.object({
          module: z.string(),
          moduleName: z.string(),
          modulePercentage: percentage,
          /** The same: the chapters by weight. */
          overall_chapter_score: percentage,
          chapter_scores_list: z.array(
            z.object({
              chapterId: z.string(),
              chapterName: z.string(),
              chapter_wise_score: percentage,
              sub_chapter_scores: z.array(
                z.object({ subChapterId: z.string(), subChapterName: z.string(), ...scoredQuiz }),
              ),
            }),
          ),
        }),
      ),
    }),
  },
);

const completed = z.number().min(0).max(100);

export const quizCompletionContract = defineRoute(
  paths.completion,
  companyReaders,
  'How much of each business area, chapter and sub-chapter is done by quizzes',
  {
    params: z.strictObject({ accountId }),
    refusals: ['ACCOUNT_NOT_FOUND', 'CONTENT_UNAVAILABLE'],
    answer: z.object({
      chapter_completion: z.array(
        z.object({
          chapter_code: z.string(),
          percentage: completed,
          /** Quizzes that came after the chapter was completed, and are not taken yet: they take nothing back. */
          new_items: z.number().int(),
          sub_chapter_completion: z.array(z.object({ sub_chapter_code: z.string(), percentage: completed })),
        }),
      ),
      /** By module. */
      businessAreaCompletionMap: z.record(z.string(), completed),
    }),
  },
);
