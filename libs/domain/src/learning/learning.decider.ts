import { chapterStanding, moduleStanding } from '@keelson/calculators/learning';
import { accepted, Decimal, refused, type Result } from '@keelson/kernel';
import { WATCHED_SHARE } from '@keelson/vocabulary';
import type { Decider } from '../decider';
import type { FinishedLesson, LearningEvent } from './learning.events';
import { evolveLearning, initialLearningState, type LearningState, NOT_BEGUN } from './learning.state';
import type { ChapterContents, LearningItem, ModuleContents } from './module-contents';

interface FinishLesson {
  /** As the content is now. */
  readonly module: ModuleContents;
  readonly chapterId: string;
}

export interface WatchVideo extends FinishLesson {
  readonly name: 'WatchVideo';
  readonly videoId: string;
  /** How much of its seconds was played, from 0 to 1; `null` where its transcript was read instead. */
  readonly playedShare: number | null;
}

export interface FinishReading extends FinishLesson {
  readonly name: 'FinishReading';
  readonly readId: string;
}

export type LearningCommand = WatchVideo | FinishReading;

export type LearningRefusal =
  /** The chapter does not have it, or not any more. */
  | { readonly code: 'LESSON_NOT_FOUND' }
  /** Less was played of the video than watching takes. */
  | { readonly code: 'NOT_WATCHED' };

type Decision = Result<readonly LearningEvent[], LearningRefusal>;

/** The rules of what one owner learns. What is finished stays finished; finishing it again changes nothing. */
export const learningDecider: Decider<LearningCommand, LearningState, LearningEvent, LearningRefusal> = {
  initialState: initialLearningState,
  evolve: evolveLearning,
  decide(command, state) {
    const chapter = command.module.chapters.find(({ chapterId }) => chapterId === command.chapterId);
    const lesson = chapter && lessonOf(command, chapter);
    if (!lesson) return refused({ code: 'LESSON_NOT_FOUND' });
    if (command.name === 'WatchVideo' && !isWatched(command)) return refused({ code: 'NOT_WATCHED' });
    return finish(command, chapter, lesson, state);
  },
};

const isWatched = ({ playedShare }: WatchVideo): boolean => playedShare === null || playedShare >= WATCHED_SHARE;

const lessonOf = (command: LearningCommand, { videos, readings }: ChapterContents): LearningItem | undefined =>
  command.name === 'WatchVideo'
    ? videos.find(({ id }) => id === command.videoId)
    : readings.find(({ id }) => id === command.readId);

const idsOf = (items: readonly LearningItem[]): readonly string[] => items.map(({ id }) => id);

function finish(
  command: LearningCommand,
  chapter: ChapterContents,
  lesson: LearningItem,
  state: LearningState,
): Decision {
  const events: LearningEvent[] = [];
  const before = state.chapters[chapter.chapterId] ?? NOT_BEGUN;
  const done = command.name === 'WatchVideo' ? before.videos : before.readings;
  if (!done.includes(lesson.id)) events.push(finished(command, chapter, lesson, state));
  return accepted([...events, ...completions(command, chapter, events.reduce(evolveLearning, state))]);
}

function finished(
  command: LearningCommand,
  chapter: ChapterContents,
  { title, version, id }: LearningItem,
  state: LearningState,
): LearningEvent {
  const { module } = command;
  const before = state.chapters[chapter.chapterId] ?? NOT_BEGUN;
  const after =
    command.name === 'WatchVideo'
      ? { ...before, videos: [...before.videos, id] }
      : { ...before, readings: [...before.readings, id] };
  const data: FinishedLesson = {
    ...placeOf(module, chapter),
    title,
    contentVersion: version,
    chapterHad: { videos: idsOf(chapter.videos), readings: idsOf(chapter.readings) },
    ...percentages(module, chapter, { ...state, chapters: { ...state.chapters, [chapter.chapterId]: after } }),
  };
  if (command.name === 'WatchVideo') {
    const { videoId, playedShare } = command;
    return { type: 'learning.video-watched.v1', data: { ...data, videoId, playedShare } };
  }
  return { type: 'learning.reading-finished.v1', data: { ...data, readId: command.readId } };
}

const placeOf = (
  { moduleId, moduleName }: ModuleContents,
  { chapterId, chapterName }: ChapterContents,
): Pick<FinishedLesson, 'moduleId' | 'moduleName' | 'chapterId' | 'chapterName'> => ({
  ...{ moduleId, moduleName },
  ...{ chapterId, chapterName },
});

/** With the content as it is now; `null` with nothing to learn. */
function standingOf(chapter: ChapterContents, { chapters }: LearningState): Decimal | null {
  const learned = chapters[chapter.chapterId] ?? NOT_BEGUN;
  const items = { videos: idsOf(chapter.videos), readings: idsOf(chapter.readings) };
  return chapterStanding(items, learned, new Decimal(learned.highest));
}

const standingIn = ({ moduleId, chapters }: ModuleContents, state: LearningState): Decimal | null =>
  moduleStanding(
    chapters.map((each) => ({ percentage: standingOf(each, state), weightage: each.weightage })),
    new Decimal(state.modules[moduleId] ?? 0),
  );

function percentages(
  module: ModuleContents,
  chapter: ChapterContents,
  state: LearningState,
): Pick<FinishedLesson, 'chapterPercentage' | 'modulePercentage'> {
  return {
    chapterPercentage: (standingOf(chapter, state) ?? new Decimal(0)).toString(),
    modulePercentage: (standingIn(module, state) ?? new Decimal(0)).toString(),
  };
}

/** What the lesson completed. A lesson finished again completes what lost its last unfinished lesson meanwhile. */
function completions(
  { module }: LearningCommand,
  chapter: ChapterContents,
  state: LearningState,
): readonly LearningEvent[] {
  const events: LearningEvent[] = [];
  const isCompleted = state.chapters[chapter.chapterId]?.completed ?? false;
  if (!isCompleted && standingOf(chapter, state)?.gte(100))
    events.push({ type: 'learning.chapter-completed.v1', data: placeOf(module, chapter) });
  const { moduleId, moduleName } = module;
  const learned = module.chapters.every((each) => standingOf(each, state)?.gte(100) ?? true);
  if (learned && !state.completedModules.includes(moduleId))
    events.push({ type: 'learning.module-completed.v1', data: { moduleId, moduleName } });
  return events;
}
