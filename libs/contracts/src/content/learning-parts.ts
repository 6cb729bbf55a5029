import { file, line, many, number, rich } from './content-field';
import { part } from './content-parts';

/** An answer of a question that has answers of its own; `scoring` is what it counts. */
const learningAnswer = part({ name: 'learning-answer', fields: { answerCode: line, answer: line, scoring: number } });

/** A question of a chapter's questionnaire. Without answers it is asked on the scale from disagree to agree. */
export const learningQuestion = part({
  name: 'learning-question',
  fields: { questionCode: line, question: line, learning_answers: many(learningAnswer) },
});

const quizAnswer = part({
  name: 'quiz-answer',
  fields: { answerCode: line, serialNumber: number, value: number, answer: line },
});

export const quizQuestion = part({
  name: 'quiz-question',
  fields: { questionCode: line, question: line, explanation: line, quiz_answers: many(quizAnswer) },
});

/** What is on the picture (`show`, a line of the picture each) and said, for so many seconds: captions, marks and transcript. */
const scene = part({ name: 'scene', fields: { seconds: number, title: line, show: line, narration: line } });

/** `videoFallback` is for browsers that cannot play `video`. Captions and marks are WebVTT files. */
export const learningVideo = part({
  name: 'learning-video',
  fields: {
    videoId: line,
    videoName: line,
    videoContent: line,
    video: file('videos'),
    videoFallback: file('videos'),
    captions: file('files'),
    chapterMarks: file('files'),
    poster: file('images'),
    scenes: many(scene),
  },
});

/** `script`: one line a sentence, each led by the speaker's name and a colon. */
export const learningAudio = part({
  name: 'learning-audio',
  fields: { audioId: line, audioName: line, audioContent: line, audio: file('audios'), script: rich },
});

export const learningTemplate = part({
  name: 'learning-template',
  fields: { templateId: line, templateHeading: line, templateContent: line, templateFile: file('files') },
});

/** Beside the sub-chapters: where an owner goes on from the chapter, by an address of the product. */
export const chapterCard = part({
  name: 'chapter-card',
  fields: { heading: line, content: line, linkText: line, address: line },
});

/** What a chapter says of the law, with its source and the month in which somebody looked (`2026-11`). */
export const statutoryFact = part({ name: 'statutory-fact', fields: { fact: line, source: line, asOf: line } });
