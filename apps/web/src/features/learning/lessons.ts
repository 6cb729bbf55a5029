import type { ChapterHead, LearnedChapter, LearnedModule, LearningModule } from '../../learning/learning.api';

/** A video to watch or a reading to read, with where it stands and whether it is finished. */
export interface Lesson {
  readonly kind: 'video' | 'reading';
  readonly id: string;
  readonly title: string;
  readonly chapterId: string;
  readonly chapterName: string;
  /** 2.1 */
  readonly number: string;
  readonly seconds: number;
  readonly done: boolean;
}

/** A chapter as the content has it, with how far the owner is in it. */
export interface ChapterOfHub {
  readonly head: ChapterHead;
  readonly number: string;
  readonly learned: LearnedChapter | undefined;
  /** Videos first, as they stand in the content. */
  readonly lessons: readonly Lesson[];
}

/** A module with its chapters, those to learn first in the order in which they are recommended, then the learned ones. */
export interface ModuleOfHub {
  readonly module: LearningModule;
  readonly learned: LearnedModule | undefined;
  readonly chapters: readonly ChapterOfHub[];
}

const MINUTE = 60;

export const minutesOf = ({ seconds }: Pick<Lesson, 'seconds'>): number => Math.max(1, Math.round(seconds / MINUTE));

/** Of several lessons together, at least one where there is any. */
export const minutesTogether = (lessons: readonly Lesson[]): number =>
  lessons.length === 0 ? 0 : minutesOf({ seconds: lessons.reduce((sum, { seconds }) => sum + seconds, 0) });

export function moduleOfHub(module: LearningModule, learned: LearnedModule | undefined): ModuleOfHub {
  const place = (chapterId: string): number => {
    const index = learned?.toLearn.indexOf(chapterId) ?? -1;
    return index < 0 ? Number.MAX_SAFE_INTEGER : index;
  };
  const chapters = module.chapters_masters
    .map((head) => chapterOfHub(module, head, learned))
    .sort(
      (one, other) =>
        place(one.head.chapterId) - place(other.head.chapterId) || one.head.chapterNumber - other.head.chapterNumber,
    );
  return { module, learned, chapters };
}

function chapterOfHub(module: LearningModule, head: ChapterHead, inModule: LearnedModule | undefined): ChapterOfHub {
  const { chapterId, chapterName, learning_videos, learning_methodologies } = head;
  const learned = inModule?.chapters.find(({ chapter_code }) => chapter_code === chapterId);
  const number = `${module.moduleNumber}.${head.chapterNumber}`;
  const about = { chapterId, chapterName, number };
  const lessons: Lesson[] = [
    ...learning_videos.map(({ videoId, videoName, seconds }) => ({
      ...about,
      ...{ kind: 'video' as const, id: videoId, title: videoName, seconds },
      done: learned?.videoIds.includes(videoId) ?? false,
    })),
    ...learning_methodologies.map(({ methodologyId, title, minutes }) => ({
      ...about,
      ...{ kind: 'reading' as const, id: methodologyId, title, seconds: minutes * MINUTE },
      done: learned?.readIds.includes(methodologyId) ?? false,
    })),
  ];
  return { head, number, learned, lessons };
}

export const lessonsOfModule = ({ chapters }: Pick<ModuleOfHub, 'chapters'>): readonly Lesson[] =>
  chapters.flatMap(({ lessons }) => lessons);

export const isOpen = ({ done }: Lesson): boolean => !done;

/** The lesson to go on with: the first unfinished one of the first chapter to learn. */
export const nextLesson = (module: Pick<ModuleOfHub, 'chapters'>): Lesson | undefined =>
  lessonsOfModule(module).find(isOpen);

/** As many of the next lessons as fit into the minutes, in their order; the first stands alone where even it is longer. */
export function lessonsWithin(module: Pick<ModuleOfHub, 'chapters'>, minutes: number): readonly Lesson[] {
  const chosen: Lesson[] = [];
  let left = minutes;
  for (const lesson of lessonsOfModule(module).filter(isOpen)) {
    left -= minutesOf(lesson);
    if (left < 0 && chosen.length > 0) break;
    chosen.push(lesson);
  }
  return chosen;
}
