import {
  type Chapter,
  endingOf,
  type LearningModule,
  type LearningTemplate,
  type LearningVideo,
} from '@keelson/contracts/content';
import type { learningChapterContract, learningModulesContract } from '@keelson/contracts/learning';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { LearningFiles } from './learning-files';

type ModuleAnswer = AnswerInputOf<typeof learningModulesContract>['modules'][number];
type ChapterAnswer = AnswerInputOf<typeof learningChapterContract>;

/** What is known of the files that ship, by their addresses. */
type ShippedSizes = Pick<LearningFiles, 'bytesAt'>;

const FILES_OF_A_VIDEO = ['video', 'videoFallback', 'captions', 'chapterMarks', 'poster'] as const;
type VideoFiles = (typeof FILES_OF_A_VIDEO)[number];

const watchable = ({ video, videoFallback, captions, chapterMarks, poster, ...rest }: LearningVideo) => ({
  ...rest,
  ...addressesOf({ video, videoFallback, captions, chapterMarks, poster }),
  scenes: [...rest.scenes],
  seconds: rest.scenes.reduce((sum, { seconds }) => sum + seconds, 0),
});

const addressesOf = (files: Pick<LearningVideo, VideoFiles>): Partial<Record<VideoFiles, string>> =>
  Object.fromEntries(FILES_OF_A_VIDEO.flatMap((name) => (files[name] ? [[name, files[name].url]] : [])));

const KINDS: Readonly<Record<string, 'document' | 'spreadsheet'>> = {
  doc: 'document',
  docx: 'document',
  odt: 'document',
  pdf: 'document',
  csv: 'spreadsheet',
  ods: 'spreadsheet',
  xls: 'spreadsheet',
  xlsx: 'spreadsheet',
};

const downloadable = ({ templateFile, ...rest }: LearningTemplate, sizes: ShippedSizes) => {
  if (!templateFile) return rest;
  const templateBytes = templateFile.bytes ?? sizes.bytesAt(templateFile.url);
  return {
    ...rest,
    templateFile: templateFile.url,
    templateKind: KINDS[endingOf(templateFile.url) ?? ''] ?? ('other' as const),
    ...(templateBytes !== undefined && { templateBytes }),
  };
};

export const moduleAnswer = (
  { chapters, overviewVideo, ...module }: LearningModule,
  sizes: ShippedSizes,
): ModuleAnswer => ({
  ...module,
  overviewVideo: overviewVideo && watchable(overviewVideo),
  chapters_masters: chapters.map((chapter) => chapterParts(chapter, sizes)),
});

export const chapterAnswer = (
  { moduleId, moduleName }: LearningModule,
  chapter: Chapter,
  sizes: ShippedSizes,
): ChapterAnswer => ({
  ...chapterParts(chapter, sizes),
  moduleId,
  moduleName,
});

/** Lists and pages of a chapter differ in what their contracts let through. */
const chapterParts = (chapter: Chapter, sizes: ShippedSizes) => ({
  ...chapter,
  sub_chapters: chapter.sub_chapters.map((each) => ({ ...each, questions: each.quiz_questions.length })),
  learning_videos: chapter.learning_videos.map(watchable),
  learning_audios: chapter.learning_audios.map(({ audio, ...each }) => ({
    ...each,
    ...(audio && { audio: audio.url }),
  })),
  learning_templates: chapter.learning_templates.map((each) => downloadable(each, sizes)),
  learning_methodologies: [...chapter.readings],
});
