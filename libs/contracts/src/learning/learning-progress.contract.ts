import { ACCOUNT_ID } from '@keelson/kernel';
import { z } from 'zod';
import { owner, ownerOrActingStaff } from '../access/rules';
import { defineRoute } from '../wire/route';
import { contentId } from './learning.contract';
import { learningPaths as paths } from './learning.paths';

const accountParams = z.strictObject({ accountId: z.string().max(40).regex(ACCOUNT_ID, 'not an account id') });

/** Percent, not rounded; `null` where there is nothing to watch or to read. */
const percentage = z.number().min(0).max(100).nullable();
const count = z.number().int().min(0);

const learnedChapter = z.object({
  chapter_code: z.string(),
  percentage,
  /** When everything in it was watched and read, for the first time. */
  completedAt: z.string().nullable(),
  /** Videos and readings that the content has now. */
  lessons: count,
  lessonsDone: count,
  /** What came since something in it was finished last. */
  newItems: count,
  /** Watched, as far as the content still has them. */
  videoIds: z.array(z.string()),
  readIds: z.array(z.string()),
});

const learnedModule = z.object({
  module_id: z.string(),
  percentage,
  completedAt: z.string().nullable(),
  newItems: count,
  /** Ids of the answered chapters that are not learned yet, lowest score first (formulas 5.19). */
  least_scored: z.array(z.string()),
  /** Ids of all chapters that are not learned yet, in the order in which they are recommended. */
  toLearn: z.array(z.string()),
  chapters: z.array(learnedChapter),
});

const place = z.object({
  module_id: z.string(),
  module_name: z.string(),
  chapter_code: z.string(),
  chapter_name: z.string(),
  /** Of the chapter's questionnaire, in percent; `null` where it is not answered. */
  scoring_percentage: percentage,
});

export const learningProgressContract = defineRoute(
  paths.progress,
  ownerOrActingStaff,
  'What an owner has watched and read, how far that is in each chapter and module, and what is recommended next',
  {
    params: accountParams,
    refusals: ['ACCOUNT_NOT_FOUND', 'CONTENT_UNAVAILABLE'],
    answer: z.object({
      allModulesList: z.array(learnedModule),
      /** Where the owner goes on; `null` where everything is learned. */
      current: place.nullable(),
      /** What `Improve your Cashflow` opens; `null` where the content has no such chapter. */
      improveCash: place.nullable(),
    }),
  },
);

/** What a finished lesson completed with it. */
const finishedLesson = z.object({ completed: z.enum(['lesson', 'chapter', 'module']) });

const REFUSALS = ['ACCOUNT_NOT_FOUND', 'CONTENT_UNAVAILABLE', 'LESSON_NOT_FOUND', 'NOT_WATCHED'] as const;

/** Learning and back office §3 sends counts and a name along. They are accepted and not used: the content knows its counts. */
const unused = {
  username: z.string().max(320).default(''),
  totalVideosCount: z.number().default(0),
};

export const watchVideoContract = defineRoute(
  paths.watchVideo,
  owner,
  'Record that a video was watched to its end, once',
  {
    params: accountParams,
    body: z.strictObject({
      moduleId: contentId,
      chapterId: contentId,
      videoId: contentId,
      /**
       * How much of its seconds was played, from 0 to 1: who moves to the end has not watched it. `null` where its
       * transcript was read instead.
       */
      playedShare: z.number().min(0).max(1).nullable(),
      ...unused,
      totalReadingMethodologiesCount: z.number().default(0),
      videoWatchedCount: z.number().default(0),
    }),
    refusals: REFUSALS,
    answer: finishedLesson,
  },
);

export const finishReadingContract = defineRoute(
  paths.finishReading,
  owner,
  'Record that a reading was read to its end, once',
  {
    params: accountParams,
    body: z.strictObject({
      moduleId: contentId,
      chapterId: contentId,
      readId: contentId,
      ...unused,
      totalChapterReadingsCount: z.number().default(0),
      chapterReadWatchedCount: z.number().default(0),
    }),
    refusals: REFUSALS,
    answer: finishedLesson,
  },
);
