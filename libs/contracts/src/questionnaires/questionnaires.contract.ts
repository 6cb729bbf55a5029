import { ACCOUNT_ID } from '@keelson/kernel';
import { SCORE_BANDS } from '@keelson/vocabulary';
import { z } from 'zod';
import { companyReaders, owner, ownerOrActingStaff } from '../access/rules';
import { defineRoute } from '../wire/route';
import { questionnairesPaths as paths } from './questionnaires.paths';

const accountId = z.string().max(40).regex(ACCOUNT_ID, 'not an account id');
const contentId = z.string().regex(/^[A-Za-z0-9_-]{1,60}$/, 'not an id of the learning content');
const moduleParams = z.strictObject({ accountId, moduleId: contentId });
const chapterParams = z.strictObject({ accountId, moduleId: contentId, chapterId: contentId });

/** The code of an answer, or the place of the slider as text. */
const chosenAnswer = z.object({ questionCode: z.string(), answerCode: z.string() });

const question = z.object({
  questionCode: z.string(),
  question: z.string(),
  /** Buttons; none where the question is asked on the slider. */
  learning_answers: z.array(z.object({ answerCode: z.string(), answer: z.string() })),
});

const formChapter = z.object({
  chapterId: z.string(),
  chapterNumber: z.number(),
  chapterName: z.string(),
  /** Of the questions. */
  version: z.string(),
  questions: z.array(question),
  /** What was chosen so far, or submitted at this version. */
  answers: z.array(chosenAnswer),
  /** When it was submitted at this version. */
  submittedAt: z.string().nullable(),
  /** Submitted at an earlier version: the questions have changed and may be answered again. */
  changedSince: z.boolean(),
});

export const questionnaireFormContract = defineRoute(
  paths.form,
  ownerOrActingStaff,
  'The questions of a module, chapter by chapter, with what was answered so far',
  {
    params: moduleParams,
    refusals: ['ACCOUNT_NOT_FOUND', 'CONTENT_UNAVAILABLE', 'MODULE_NOT_FOUND'],
    answer: z.object({
      moduleId: z.string(),
      moduleNumber: z.number(),
      moduleName: z.string(),
      chapters: z.array(formChapter),
    }),
  },
);

/** An answer as finance §3 names its parts. Who sends scores or names with it sends them for nothing: the content says. */
const sentAnswer = z.strictObject({
  questionId: contentId,
  answerId: contentId,
  moduleId: z.string().max(60).default(''),
  moduleName: z.string().max(200).default(''),
  scoring: z.number().default(0),
});

const sentChapter = z.strictObject({
  questions: z.array(sentAnswer).max(60),
  /** The version of the questions that the page shows. */
  version: z.string().max(60).optional(),
  username: z.string().max(320).default(''),
  moduleCode: z.string().max(60).default(''),
  weightage: z.number().default(0),
  subChapterCount: z.number().default(0),
});

const REFUSALS = [
  'ACCOUNT_NOT_FOUND',
  'ALREADY_ANSWERED',
  'ANSWERS_INCOMPLETE',
  'ANSWER_UNKNOWN',
  'CHAPTER_NOT_FOUND',
  'CONTENT_UNAVAILABLE',
  'QUESTIONS_CHANGED',
] as const;

export const saveAnswersContract = defineRoute(paths.saveAnswers, owner, 'Keep what is chosen so far in a chapter', {
  params: chapterParams,
  body: sentChapter,
  refusals: REFUSALS,
  answer: z.object({ saved: z.number().int() }),
});

const percentage = z.number().min(0).max(100).nullable();
const band = z.enum(SCORE_BANDS).nullable();

const chapterScore = z.object({
  chapter_code: z.string(),
  chapter_name: z.string(),
  chapter_number: z.number(),
  /** Percent, not rounded; `null` where no answer counts. */
  scoring_percentage: percentage,
  /** On the page of results. */
  band,
  /** What the answers count, and the most that they could. */
  score: z.number(),
  highest: z.number(),
  weightage: z.number(),
  submittedAt: z.string(),
  contentVersion: z.string(),
});

export const submitChapterContract = defineRoute(
  paths.submitChapter,
  owner,
  'Submit the answers of a chapter, once for each version of its questions',
  { params: chapterParams, body: sentChapter, refusals: REFUSALS, answer: chapterScore },
);

const moduleScore = z.object({
  module_id: z.string(),
  module_name: z.string(),
  module_number: z.number(),
  scoring_percentage: percentage,
  band,
  /** On the dashboard's card (decision 4.5). */
  cardBand: band,
  chapters: z.array(chapterScore),
});

export const questionnaireScoresContract = defineRoute(
  paths.scores,
  companyReaders,
  'The scores of the submitted questionnaires: chapters, modules and overall',
  {
    params: z.strictObject({ accountId }),
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.object({
      /** Percent, the mean of the modules; `null` before the first chapter was submitted. */
      overall_score_percentage: percentage,
      band,
      allModulesList: z.array(moduleScore),
    }),
  },
);

const scoredSubmission = z.object({
  contentVersion: z.string(),
  submittedAt: z.string(),
  scoring_percentage: percentage,
  band,
  score: z.number(),
  highest: z.number(),
  weightage: z.number(),
  answers: z.array(
    z.object({
      questionCode: z.string(),
      question: z.string(),
      answerCode: z.string(),
      answer: z.string(),
      score: z.number(),
      highest: z.number(),
    }),
  ),
});

export const scoreProvenanceContract = defineRoute(
  paths.provenance,
  ownerOrActingStaff,
  'How the score of a chapter comes about: each answer with what it counts, newest submission first',
  {
    params: z.strictObject({ accountId, chapterId: contentId }),
    refusals: ['ACCOUNT_NOT_FOUND', 'NOT_SCORED'],
    answer: z.object({
      chapterId: z.string(),
      chapterName: z.string(),
      moduleName: z.string(),
      submissions: z.array(scoredSubmission),
    }),
  },
);
