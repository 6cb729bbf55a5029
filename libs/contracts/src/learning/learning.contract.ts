import type { Json } from '@keelson/kernel';
import { z } from 'zod';
import type { AccessRule } from '../access/access-rule';
import { MEDIA_TYPES } from '../content/learning-media';
import { defineRoute } from '../wire/route';
import { learningPaths as paths } from './learning.paths';

/** The content is the same for everyone who may see it at all. */
const learners = {
  allow: { customer: 'all', partner: 'all', admin: 'all', superAdmin: 'all' },
  whileActing: 'allowed',
} as const satisfies AccessRule;

export const contentId = z.string().regex(/^[A-Za-z0-9_-]{1,60}$/, 'not an id of the learning content');

/** The address of a file to play or to download. */
const file = z.string();
const scene = z.object({ seconds: z.number(), title: z.string(), show: z.string(), narration: z.string() });

/** A video as a list shows it. */
const videoHead = z.object({
  videoId: z.string(),
  videoName: z.string(),
  videoContent: z.string(),
  version: z.string(),
  seconds: z.number(),
});
const video = videoHead.extend({
  /** Missing where there is no file yet. */
  video: file.optional(),
  /** The same for browsers that cannot play the other. */
  videoFallback: file.optional(),
  /** WebVTT: what is said, and where its parts begin. */
  captions: file.optional(),
  chapterMarks: file.optional(),
  poster: file.optional(),
  scenes: z.array(scene),
});

const audioHead = z.object({ audioId: z.string(), audioName: z.string(), audioContent: z.string() });
const rich = z.custom<Json>(() => true);
const audio = audioHead.extend({
  /** Missing while nobody has recorded it; the script is there to read. */
  audio: file.optional(),
  script: rich,
});

const template = z.object({
  templateId: z.string(),
  templateHeading: z.string(),
  templateContent: z.string(),
  templateFile: file.optional(),
  templateKind: z.enum(['document', 'spreadsheet', 'other']).optional(),
  /** The size of the file, where it is known. */
  templateBytes: z.number().int().optional(),
});

const readingHead = z.object({
  methodologyId: z.string(),
  subChapterId: z.string().optional(),
  title: z.string(),
  introduction: z.string(),
  version: z.string(),
  /** How long it takes to read. */
  minutes: z.number().int(),
});
const reading = readingHead.extend({ mainText: rich });

const subChapter = z.object({
  subChapterId: z.string(),
  subChapterNumber: z.number(),
  subChapterName: z.string(),
  weightage: z.number(),
  description: z.string(),
  /** Of its quiz. */
  version: z.string(),
  /** How many questions its quiz has. */
  questions: z.number().int(),
});

/** Where an owner goes on from the chapter. */
const chapterCard = z.object({ heading: z.string(), content: z.string(), linkText: z.string(), address: z.string() });

const chapterHead = z.object({
  chapterId: z.string(),
  chapterNumber: z.number(),
  chapterName: z.string(),
  weightage: z.number(),
  description: z.string(),
  /** Of the whole chapter. */
  minutes: z.number(),
  /** At the foot of its page; empty where the content has none. */
  footerContent: z.string(),
  card: chapterCard.optional(),
  /** Of its questionnaire. */
  version: z.string(),
  sub_chapters: z.array(subChapter),
  learning_videos: z.array(videoHead),
  learning_audios: z.array(audioHead),
  learning_templates: z.array(template),
  learning_methodologies: z.array(readingHead),
});

/** All of a chapter that is watched, read or downloaded; what its questions count stays on the server. */
const chapter = chapterHead.extend({
  moduleId: z.string(),
  moduleName: z.string(),
  learning_videos: z.array(video),
  learning_audios: z.array(audio),
  learning_methodologies: z.array(reading),
});

const learningModule = z.object({
  moduleId: z.string(),
  moduleNumber: z.number(),
  moduleName: z.string(),
  heading: z.string(),
  content: z.string(),
  introduction: z.string(),
  overviewVideo: video.optional(),
  chapters_masters: z.array(chapterHead),
});

export const learningModulesContract = defineRoute(
  paths.modules,
  learners,
  'The modules with their chapters and sub-chapters, in the order of their numbers',
  { refusals: ['CONTENT_UNAVAILABLE'], answer: z.object({ modules: z.array(learningModule) }) },
);

export const learningChapterContract = defineRoute(
  paths.chapter,
  learners,
  'A chapter with its videos, podcasts, templates and readings',
  {
    params: z.strictObject({ chapterId: contentId }),
    refusals: ['CHAPTER_NOT_FOUND', 'CONTENT_UNAVAILABLE'],
    answer: chapter,
  },
);

export const learningMediaContract = defineRoute(
  paths.media,
  { ...learners, credential: 'cookie' },
  'A file of the learning content that ships: a video with what belongs to it, or a template. Parts of it may be asked for',
  {
    params: z.strictObject({
      file: z
        .string()
        .regex(/^[A-Za-z0-9_-]{1,80}(\.[a-z0-9]{2,8}){1,2}$/, 'no name of a file')
        .describe('Name of the file, as the address in the chapter says it'),
    }),
    refusals: ['FILE_NOT_FOUND'],
    answer: z.unknown(),
    answerHeaders: ['content-disposition'],
    rawAnswer: Object.values(MEDIA_TYPES),
    streamed: true,
    inParts: true,
  },
);
