import { canonicalJson, type Json } from '@keelson/kernel';
import { GENERIC_MODULE } from '@keelson/vocabulary';
import { shippedFileOf } from './learning-media';
import { LEARNING_LISTS, learningEntries, type LearningEntry, type LearningList } from './learning-entries';

/** A text that changes when the thing it stands for does, and with nothing else. */
export type ContentVersion = string;

export type LearningQuestion = LearningEntry<'chapters'>['learning_questions'][number];
export type QuizQuestion = LearningEntry<'sub-chapters'>['quiz_questions'][number];
export type LearningVideo = LearningEntry<'chapters'>['learning_videos'][number] & Versioned;
export type LearningAudio = LearningEntry<'chapters'>['learning_audios'][number];
export type LearningTemplate = LearningEntry<'chapters'>['learning_templates'][number];
export interface Reading extends Omit<LearningEntry<'readings'>, 'chapterId'>, Versioned {
  /** How long it takes to read, at least one. */
  readonly minutes: number;
}

interface Versioned {
  readonly version: ContentVersion;
}

export interface SubChapter extends Omit<LearningEntry<'sub-chapters'>, 'chapterId'> {
  /** Of its quiz: questions, answers, values and weight. */
  readonly version: ContentVersion;
}

export interface Chapter extends Omit<LearningEntry<'chapters'>, 'moduleId' | 'learning_videos'> {
  /** Of its questionnaire: questions, answers, what they count, and weight. */
  readonly version: ContentVersion;
  readonly learning_videos: readonly LearningVideo[];
  readonly sub_chapters: readonly SubChapter[];
  readonly readings: readonly Reading[];
}

export interface LearningModule extends Omit<LearningEntry<'modules'>, 'overviewVideo'> {
  readonly overviewVideo: LearningVideo | undefined;
  readonly chapters: readonly Chapter[];
}

export interface LearningContent {
  /** In the order of their numbers, as are chapters and sub-chapters; `M1_Generic` is not among them (QST-10). */
  readonly modules: readonly LearningModule[];
  /** What was left out, a line each: entries without their shape, with an id that is there already, or that belong nowhere. */
  readonly faults: readonly string[];
}

export type LearningLists = Readonly<Record<LearningList, readonly { readonly attributes: unknown }[]>>;

/**
 * Puts the four lists together. An entry that cannot be used is left out and named, so that one slip of an editor does not
 * take the whole area away. `digest` makes a short text of a long one, equal for equal texts.
 */
export function assembleLearning(lists: LearningLists, digest: (text: string) => string): LearningContent {
  const faults: string[] = [];
  const entries = <List extends LearningList>(list: List, idOf: (entry: LearningEntry<List>) => string) =>
    usable(list, lists[list], idOf, faults);
  const version = (...parts: readonly unknown[]): ContentVersion => digest(canonicalJson(parts));
  const modules = entries('modules', ({ moduleId }) => moduleId);
  const chapters = entries('chapters', ({ chapterId }) => chapterId);
  const subChapters = entries('sub-chapters', ({ subChapterId }) => subChapterId);
  const readings = entries('readings', ({ methodologyId }) => methodologyId);
  belonging(chapters, 'moduleId', new Set(modules.map(({ moduleId }) => moduleId)), 'chapters', faults);
  const chapterIds = new Set(chapters.map(({ chapterId }) => chapterId));
  belonging(subChapters, 'chapterId', chapterIds, 'sub-chapters', faults);
  belonging(readings, 'chapterId', chapterIds, 'readings', faults);

  const videoOf = (video: LearningEntry<'chapters'>['learning_videos'][number]): LearningVideo => ({
    ...video,
    // What ships is drawn from the scenes: that somebody has rendered it changes nothing of what it says.
    version: version(video.videoName, video.scenes, uploadedOf(video.video?.url)),
  });
  const chapterOf = ({ moduleId: _, ...chapter }: LearningEntry<'chapters'>): Chapter => ({
    ...chapter,
    version: version(chapter.learning_questions, chapter.weightage),
    learning_videos: chapter.learning_videos.map(videoOf),
    sub_chapters: subChapters
      .filter(({ chapterId }) => chapterId === chapter.chapterId)
      .map(({ chapterId: __, ...each }) => ({ ...each, version: version(each.quiz_questions, each.weightage) }))
      .sort((a, b) => a.subChapterNumber - b.subChapterNumber),
    readings: readings
      .filter(({ chapterId }) => chapterId === chapter.chapterId)
      .map(({ chapterId: __, ...each }) => ({
        ...each,
        version: version(each.title, each.introduction, each.mainText satisfies Json),
        minutes: readingMinutes(each.mainText),
      })),
  });
  return {
    modules: modules
      .filter(({ moduleId }) => moduleId !== GENERIC_MODULE)
      .map(({ overviewVideo, ...module }) => ({
        ...module,
        overviewVideo: overviewVideo && videoOf(overviewVideo),
        chapters: chapters
          .filter(({ moduleId }) => moduleId === module.moduleId)
          .map(chapterOf)
          .sort((a, b) => a.chapterNumber - b.chapterNumber),
      }))
      .sort((a, b) => a.moduleNumber - b.moduleNumber),
    faults,
  };
}

/** Words a minute that somebody reads who wants to remember it. */
const READ_A_MINUTE = 220;

const readingMinutes = (text: Json): number => Math.max(1, Math.round(wordsIn(text) / READ_A_MINUTE));

/** Also of the blocks of the content service's editor, whose texts stand at any depth under the name `text`. */
function wordsIn(text: Json): number {
  if (typeof text === 'string') return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  if (typeof text !== 'object' || text === null) return 0;
  if (Array.isArray(text)) return text.reduce<number>((sum, each: Json) => sum + wordsIn(each), 0);
  return Object.entries(text).reduce(
    (sum, [name, each]) => (name === 'text' || typeof each === 'object' ? sum + wordsIn(each) : sum),
    0,
  );
}

const uploadedOf = (address: string | undefined): string | null =>
  address === undefined || shippedFileOf(address) !== undefined ? null : address;

/** The lists of the learning content among pages, by name. */
export const isLearningList = (name: string): name is LearningList => LEARNING_LISTS.some((list) => list === name);

function usable<List extends LearningList>(
  list: List,
  entries: LearningLists[List],
  idOf: (entry: LearningEntry<List>) => string,
  faults: string[],
): readonly LearningEntry<List>[] {
  const known = new Map<string, LearningEntry<List>>();
  for (const [index, { attributes }] of entries.entries()) {
    const read = learningEntries[list].safeParse(attributes);
    if (!read.success) {
      const [issue] = read.error.issues;
      faults.push(`${list} ${index + 1}: ${issue?.path.join('.')}: ${issue?.message}`);
      continue;
    }
    const entry = read.data as LearningEntry<List>;
    if (known.has(idOf(entry))) faults.push(`${list} ${index + 1}: the id ${idOf(entry)} is there already`);
    else known.set(idOf(entry), entry);
  }
  return [...known.values()];
}

function belonging<Name extends string>(
  entries: readonly Readonly<Record<Name, string>>[],
  name: Name,
  known: ReadonlySet<string>,
  list: LearningList,
  faults: string[],
): void {
  for (const entry of entries) if (!known.has(entry[name])) faults.push(`${list}: there is no ${name} ${entry[name]}`);
}
