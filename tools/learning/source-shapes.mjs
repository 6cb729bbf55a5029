import { z } from 'zod';

const text = z.string().trim().min(1);
const seconds = z.int().positive();
const whole = z.int().positive();
const weightage = z.number().positive();

const scenes = z
  .array(z.strictObject({ seconds, title: text, show: z.array(text).min(1), narration: text }))
  .min(4)
  .max(8);
const overviewVideo = z.strictObject({ videoId: text, videoName: text, videoContent: text.optional(), scenes });
const video = overviewVideo.extend({ videoContent: text });

const answer = z.strictObject({ answerCode: text, answer: text, scoring: z.number().positive() });
const question = z.strictObject({
  questionCode: text,
  question: text,
  answers: z.array(answer).min(2).max(6).optional(),
});

const quizAnswer = z.strictObject({ answerCode: text, serialNumber: whole, value: z.number().min(0), answer: text });
const quizQuestion = z.strictObject({
  questionCode: text,
  question: text,
  explanation: text,
  answers: z.array(quizAnswer).min(3).max(4),
});

const subChapter = z.strictObject({
  subChapterId: text,
  subChapterNumber: whole,
  subChapterName: text,
  weightage,
  description: text,
  quiz: z.array(quizQuestion).min(3).max(5),
});

const templateFile = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('document'), name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*\.docx$/) }),
  z.strictObject({ kind: z.literal('spreadsheet'), name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*\.xlsx$/) }),
]);
const template = z.strictObject({
  templateId: text,
  templateHeading: text,
  templateContent: text,
  templateFile,
  body: text,
});

const audio = z.strictObject({ audioId: text, audioName: text, audioContent: text, script: text });
/** What stands beside the chapter's list: a place where the owner goes on. An address of the product. */
const card = z.strictObject({
  heading: text,
  content: text,
  linkText: text,
  address: z.string().regex(/^\/dashboard\/[\w/?=-]+$/, 'not the address of a page for owners'),
});
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'not a month such as 2026-11');

/** The file `module.yaml` of a module's folder. */
export const moduleShape = z.strictObject({
  moduleId: z.string().regex(/^M\d+_[A-Za-z_]+$/),
  moduleNumber: whole,
  moduleName: text,
  heading: text,
  content: text.max(90),
  introduction: text,
  overviewVideo,
});

/** What stands between the lines `---` at the head of a chapter's file. */
export const chapterShape = z.strictObject({
  chapterId: text,
  chapterNumber: whole,
  chapterName: text,
  weightage,
  description: text,
  minutes: whole,
  footerContent: text,
  card,
  questionnaire: z.array(question).min(4).max(6),
  subChapters: z.array(subChapter).min(2).max(4),
  learning_videos: z.array(video).min(1).max(2),
  learning_audios: z.array(audio).max(1).default([]),
  learning_templates: z.array(template).min(1).max(2),
  facts: z.array(z.strictObject({ fact: text, source: text, asOf: month })),
});
