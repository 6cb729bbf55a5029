import {
  chaptersToLearn,
  type ChapterItems,
  chapterStanding,
  type ChapterOfPath,
  currentChapter,
  leastScored,
  lessonsDone,
  moduleStanding,
  type ModuleOfPath,
  newItems,
} from '@keelson/calculators/learning';
import type { Chapter, LearningContent, LearningModule } from '@keelson/contracts/content';
import type { learningProgressContract } from '@keelson/contracts/learning';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { Decimal } from '@keelson/kernel';
import type { LearnedChapterRow, LearningProgressRow } from '@keelson/read-models/learning';
import { latestScores } from '@keelson/read-models/questionnaires';
import { FIRST_MODULE, SECOND_MODULE } from '@keelson/vocabulary';
import type { LearnedAndScored } from './get-learning-progress.query';

type ProgressAnswer = AnswerInputOf<typeof learningProgressContract>;
type LearnedModule = ProgressAnswer['allModulesList'][number];
type LearnedChapter = LearnedModule['chapters'][number];

const MODULES_FIRST = [FIRST_MODULE, SECOND_MODULE];
const idsOf = (items: readonly { readonly id: string }[]): readonly string[] => items.map(({ id }) => id);

interface Standing {
  readonly answer: LearnedChapter;
  readonly path: ChapterOfPath;
  readonly weightage: number;
}

/** Where an owner stands in the content as it is now, never below what was reached before (formulas 5.19, BEYOND-08). */
export function progressAnswer(
  content: LearningContent,
  { learned, scores }: LearnedAndScored,
  improveCashChapterId: string | undefined,
): ProgressAnswer {
  const scoreOf = new Map(latestScores(scores).map(({ chapterId, percentage }) => [chapterId, percentage]));
  const modules = content.modules.map((module) => {
    const chapters = module.chapters.map((chapter) =>
      chapterProgress(chapter, learned, scoreOf.get(chapter.chapterId)),
    );
    return moduleProgress(module, chapters, learned);
  });
  const current = currentChapter(
    modules.map(({ path }) => path),
    MODULES_FIRST,
  );
  return {
    allModulesList: modules.map(({ answer }) => answer),
    current: placeOf(content, scoreOf, current?.chapterId),
    improveCash: placeOf(content, scoreOf, cashChapter(content, improveCashChapterId)),
  };
}

function chapterProgress(
  { chapterId, chapterNumber, weightage, learning_videos, readings }: Chapter,
  learned: LearningProgressRow | undefined,
  score: string | null | undefined,
): Standing {
  const row = learned?.chapters.find((each) => each.chapterId === chapterId);
  const now: ChapterItems = {
    videos: learning_videos.map(({ videoId }) => videoId),
    readings: readings.map(({ methodologyId }) => methodologyId),
  };
  const done = doneIn(row);
  const percentage = chapterStanding(now, done, decimal(row?.highest));
  const lessons = lessonsDone(now, done);
  return {
    weightage,
    path: { chapterId, chapterNumber, score: decimal(score), learned: percentage },
    answer: {
      chapter_code: chapterId,
      percentage: percentage?.toNumber() ?? null,
      completedAt: row?.completedAt ?? null,
      lessons: lessons.of,
      lessonsDone: lessons.done,
      newItems: newItems(now, done, { videos: row?.knownVideos ?? [], readings: row?.knownReadings ?? [] }),
      videoIds: now.videos.filter((id) => done.videos.includes(id)),
      readIds: now.readings.filter((id) => done.readings.includes(id)),
    },
  };
}

const doneIn = (row: LearnedChapterRow | undefined): ChapterItems => ({
  videos: idsOf(row?.videos ?? []),
  readings: idsOf(row?.readings ?? []),
});

const decimal = (text: string | null | undefined): Decimal | null =>
  text === null || text === undefined ? null : new Decimal(text);

function moduleProgress(
  { moduleId, moduleNumber }: LearningModule,
  chapters: readonly Standing[],
  learned: LearningProgressRow | undefined,
): { readonly answer: LearnedModule; readonly path: ModuleOfPath } {
  const row = learned?.modules.find((each) => each.moduleId === moduleId);
  const percentage = moduleStanding(
    chapters.map(({ path, weightage }) => ({ percentage: path.learned, weightage })),
    decimal(row?.highest),
  );
  const paths = chapters.map(({ path }) => path);
  return {
    path: { moduleId, moduleNumber, learned: percentage, chapters: paths },
    answer: {
      module_id: moduleId,
      percentage: percentage?.toNumber() ?? null,
      completedAt: row?.completedAt ?? null,
      newItems: chapters.reduce((sum, { answer }) => sum + answer.newItems, 0),
      least_scored: leastScored(paths).map(({ chapterId }) => chapterId),
      toLearn: chaptersToLearn(paths).map(({ chapterId }) => chapterId),
      chapters: chapters.map(({ answer }) => answer),
    },
  };
}

/** The configured chapter, or else the first of the finance module (decision 4.36). */
function cashChapter({ modules }: LearningContent, configured: string | undefined): string | undefined {
  const isThere = modules.some(({ chapters }) => chapters.some(({ chapterId }) => chapterId === configured));
  return isThere ? configured : modules.find(({ moduleId }) => moduleId === FIRST_MODULE)?.chapters[0]?.chapterId;
}

function placeOf(
  { modules }: LearningContent,
  scoreOf: ReadonlyMap<string, string | null>,
  chapterId: string | undefined,
): ProgressAnswer['current'] {
  for (const { moduleId, moduleName, chapters } of modules) {
    const chapter = chapters.find((each) => each.chapterId === chapterId);
    if (!chapter) continue;
    return {
      module_id: moduleId,
      module_name: moduleName,
      chapter_code: chapter.chapterId,
      chapter_name: chapter.chapterName,
      scoring_percentage: decimal(scoreOf.get(chapter.chapterId))?.toNumber() ?? null,
    };
  }
  return null;
}
