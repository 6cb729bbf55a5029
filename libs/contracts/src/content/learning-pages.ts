import { type ContentPage, line, many, number, one, rich } from './content-field';
import {
  chapterCard,
  learningAudio,
  learningQuestion,
  learningTemplate,
  learningVideo,
  quizQuestion,
  statutoryFact,
} from './learning-parts';

/** The learning area: four lists that refer to each other by their ids. */
export const learningPages = {
  modules: {
    about: 'The business areas of the learning area, with the video of their overview',
    listOf: 'module',
    atATime: 20,
    fields: {
      moduleId: line,
      moduleNumber: number,
      moduleName: line,
      heading: line,
      content: line,
      introduction: line,
      overviewVideo: one(learningVideo),
    },
  },
  chapters: {
    about:
      'The chapters of the modules: their questionnaire, videos, podcasts, templates, and what they say of the law',
    listOf: 'chapter',
    atATime: 20,
    fields: {
      chapterId: line,
      moduleId: line,
      chapterNumber: number,
      chapterName: line,
      weightage: number,
      description: line,
      minutes: number,
      footerContent: line,
      card: one(chapterCard),
      learning_questions: many(learningQuestion),
      learning_videos: many(learningVideo),
      learning_audios: many(learningAudio),
      learning_templates: many(learningTemplate),
      facts: many(statutoryFact),
    },
  },
  'sub-chapters': {
    about: 'The sub-chapters, with the quiz of each',
    listOf: 'sub-chapter',
    atATime: 20,
    fields: {
      subChapterId: line,
      chapterId: line,
      subChapterNumber: number,
      subChapterName: line,
      weightage: number,
      description: line,
      quiz_questions: many(quizQuestion),
    },
  },
  readings: {
    about: 'The recommended readings of the chapters',
    listOf: 'reading',
    atATime: 20,
    fields: {
      methodologyId: line,
      chapterId: line,
      subChapterId: line,
      title: line,
      introduction: line,
      mainText: rich,
    },
  },
} as const satisfies Record<string, ContentPage>;
