import { type Json, withoutCardNumbers } from '@keelson/kernel';
import { z } from 'zod';

/** Ids of the learning content, as they stand in events: whoever writes the content chooses them once. */
const id = z.string().regex(/^[A-Za-z0-9_-]{1,60}$/);
/** Names go into events, which hold the number of no card, whoever wrote it. */
const text = z.string().trim().min(1).overwrite(withoutCardNumbers);
const words = z.string().default('');
const place = z.int().positive();
/** A missing weight counts as 1 (formulas 5.17). */
const weightage = z.number().min(0).default(1);
/** `bytes` where the content service knows the size. */
const file = z.object({ url: z.string(), bytes: z.int().positive().optional() });
/** Markdown, or the blocks of the content service's editor. */
const rich = z.custom<Json>((value) => value !== undefined);

const scene = z.object({ seconds: z.number().positive(), title: words, show: words, narration: words });

const video = z.object({
  videoId: id,
  videoName: text,
  videoContent: words,
  /** Missing where it was not rendered or uploaded. */
  video: file.optional(),
  /** The same for browsers that cannot play the other. */
  videoFallback: file.optional(),
  captions: file.optional(),
  chapterMarks: file.optional(),
  poster: file.optional(),
  scenes: z.array(scene).default([]),
});

const audio = z.object({
  audioId: id,
  audioName: text,
  audioContent: words,
  /** Missing while nobody has recorded it. */
  audio: file.optional(),
  script: rich.default(''),
});

const card = z.object({ heading: text, content: words, linkText: words, address: words });

const template = z.object({
  templateId: id,
  templateHeading: text,
  templateContent: words,
  templateFile: file.optional(),
});

const question = z.object({
  questionCode: id,
  question: text,
  learning_answers: z.array(z.object({ answerCode: id, answer: text, scoring: z.number().min(0) })).default([]),
});

const quizAnswer = z.object({ answerCode: id, serialNumber: place, value: z.number().min(0), answer: text });

const quizQuestion = z.object({
  questionCode: id,
  question: text,
  explanation: words,
  quiz_answers: z.array(quizAnswer).min(2),
});

/** One entry of each list of the learning content, as the content service keeps it in the attributes. */
export const learningEntries = {
  modules: z.object({
    moduleId: id,
    moduleNumber: place,
    moduleName: text,
    heading: words,
    content: words,
    introduction: words,
    overviewVideo: video.optional(),
  }),
  chapters: z.object({
    chapterId: id,
    moduleId: id,
    chapterNumber: place,
    chapterName: text,
    weightage,
    description: words,
    minutes: z.number().min(0).default(0),
    footerContent: words,
    card: card.optional(),
    learning_questions: z.array(question).default([]),
    learning_videos: z.array(video).default([]),
    learning_audios: z.array(audio).default([]),
    learning_templates: z.array(template).default([]),
  }),
  'sub-chapters': z.object({
    subChapterId: id,
    chapterId: id,
    subChapterNumber: place,
    subChapterName: text,
    weightage,
    description: words,
    quiz_questions: z.array(quizQuestion).default([]),
  }),
  readings: z.object({
    methodologyId: id,
    chapterId: id,
    subChapterId: id.optional(),
    title: text,
    introduction: words,
    mainText: rich,
  }),
} as const;

export type LearningList = keyof typeof learningEntries;
export type LearningEntry<List extends LearningList> = z.output<(typeof learningEntries)[List]>;

export const LEARNING_LISTS = Object.keys(learningEntries) as readonly LearningList[];
