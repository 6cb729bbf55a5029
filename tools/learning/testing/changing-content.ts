import { createHash } from 'node:crypto';
import { assembleLearning, type LearningContent, type LearningLists } from '@keelson/contracts/content';

type Entry = Readonly<Record<string, unknown>>;
type Drafts = Readonly<Record<keyof LearningLists, readonly Entry[]>>;

/** What editors do to content; `at` chooses the entry among those that are there, whatever their number. */
export interface Edit {
  readonly does: (typeof EDITS)[number];
  readonly at: number;
  /** A number that nothing else in the content has yet: ids are never used twice. */
  readonly fresh: number;
}

export const EDITS = [
  ...(['chapter added', 'chapter removed', 'chapter weighed anew', 'question changed', 'question added'] as const),
  ...(['question scored anew', 'video added', 'video removed', 'reading added', 'reading removed'] as const),
  ...(['reading rewritten', 'quiz added', 'quiz removed', 'quiz question changed', 'quiz scored anew'] as const),
  ...(['quiz weighed anew', 'removed reading brought back'] as const),
] as const;

const sliderQuestion = (code: string) => ({ questionCode: code, question: `${code}?` });
const buttonQuestion = (code: string) => ({
  ...sliderQuestion(code),
  learning_answers: [10, 3, 1].map((scoring, index) => ({ answerCode: `${code}_A${index}`, answer: 'Yes', scoring })),
});
const quizQuestion = (code: string, best: number) => ({
  ...{ questionCode: code, question: `${code}?`, explanation: 'Why' },
  quiz_answers: [0, 2, best].map((value, index) => ({
    ...{ answerCode: `${code}_A${index}`, serialNumber: index + 1, value, answer: `Answer ${index}` },
  })),
});
const videoOf = (videoId: string) => ({ videoId, videoName: videoId });

const chapterOf = (moduleId: string, number: number): Entry => ({
  ...{ chapterId: `C${number}`, moduleId, chapterNumber: number, chapterName: `Chapter ${number}`, weightage: 50 },
  learning_questions: [sliderQuestion(`C${number}_Q1`), buttonQuestion(`C${number}_Q2`)],
  learning_videos: [videoOf(`C${number}_V1`)],
});
const quizIn = (chapterId: string, number: number): Entry => ({
  ...{ subChapterId: `${chapterId}_S${number}`, chapterId, subChapterNumber: number },
  ...{ subChapterName: `Part ${number}`, weightage: 50 },
  quiz_questions: [quizQuestion(`${chapterId}_S${number}_K1`, 5)],
});
const readingIn = (chapterId: string, number: number): Entry => ({
  ...{ methodologyId: `${chapterId}_R${number}`, chapterId, title: `Reading ${number}`, mainText: 'Read this.' },
});

const moduleOf = (moduleId: string, moduleNumber: number): Entry => ({ moduleId, moduleNumber, moduleName: moduleId });

/** Two modules, of two chapters and one; each chapter with a video, two readings and two quizzes. */
export const FIRST_CONTENT: Drafts = {
  modules: [moduleOf('M2_Finance', 2), moduleOf('M3_Marketing_and_Branding', 3)],
  chapters: [chapterOf('M2_Finance', 1), chapterOf('M2_Finance', 2), chapterOf('M3_Marketing_and_Branding', 3)],
  'sub-chapters': ['C1', 'C2', 'C3'].flatMap((id) => [quizIn(id, 1), quizIn(id, 2)]),
  readings: ['C1', 'C2', 'C3'].flatMap((id) => [readingIn(id, 1), readingIn(id, 2)]),
};

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** As the API would serve it. */
export function assembled(drafts: Drafts): LearningContent {
  const entries = Object.entries(drafts).map(([list, of]) => [list, of.map((attributes) => ({ attributes }))]);
  const content = assembleLearning(Object.fromEntries(entries) as LearningLists, digest);
  if (content.faults.length > 0) throw new Error(content.faults.join('; '));
  return content;
}

type Part = { readonly [name: string]: unknown };
const parts = (entry: Entry, name: string): readonly Part[] => (entry[name] ?? []) as readonly Part[];
const changedAt = (list: readonly Entry[], at: number, change: (entry: Entry) => Entry): readonly Entry[] =>
  list.map((entry, index) => (index === at % list.length ? change(entry) : entry));
const without = (list: readonly Entry[], at: number): readonly Entry[] =>
  list.filter((_, index) => index !== at % list.length);
const idAt = (list: readonly Entry[], at: number, name: string): string => {
  const id = list[at % list.length]?.[name];
  return typeof id === 'string' ? id : '';
};
/** The first part of an entry's list. */
const firstOf = (name: string, change: (part: Part) => Part) => (entry: Entry) => ({
  ...entry,
  [name]: parts(entry, name).map((part, index) => (index === 0 ? change(part) : part)),
});

export function edited(drafts: Drafts, { does, at, fresh }: Edit): Drafts {
  const { chapters, readings } = drafts;
  const quizzes = drafts['sub-chapters'];
  const chapter = (change: (entry: Entry) => Entry): Drafts => ({
    ...drafts,
    chapters: changedAt(chapters, at, change),
  });
  const quiz = (change: (entry: Entry) => Entry): Drafts => ({
    ...drafts,
    'sub-chapters': changedAt(quizzes, at, change),
  });
  const chapterId = idAt(chapters, at, 'chapterId');
  const inChapter = (entry: Entry): boolean => entry['chapterId'] === chapterId;
  switch (does) {
    case 'chapter added': {
      const moduleId = idAt(drafts.modules, at, 'moduleId');
      return {
        ...drafts,
        chapters: [...chapters, chapterOf(moduleId, fresh)],
        'sub-chapters': [...quizzes, quizIn(`C${fresh}`, 1)],
        readings: [...readings, readingIn(`C${fresh}`, 1)],
      };
    }
    case 'chapter removed':
      return {
        ...drafts,
        chapters: chapters.filter((entry) => !inChapter(entry)),
        'sub-chapters': quizzes.filter((entry) => !inChapter(entry)),
        readings: readings.filter((entry) => !inChapter(entry)),
      };
    case 'chapter weighed anew':
      return chapter((entry) => ({ ...entry, weightage: fresh }));
    case 'question changed':
      return chapter(firstOf('learning_questions', (each) => ({ ...each, question: `Anew ${fresh}?` })));
    case 'question added':
      return chapter((entry) => ({
        ...entry,
        learning_questions: [...parts(entry, 'learning_questions'), sliderQuestion(`${chapterId}_Q${fresh}`)],
      }));
    case 'question scored anew':
      return chapter((entry) => ({
        ...entry,
        learning_questions: parts(entry, 'learning_questions').map((each) => ({
          ...each,
          learning_answers: parts(each, 'learning_answers').map((answer) => ({ ...answer, scoring: fresh })),
        })),
      }));
    case 'video added':
      return chapter((entry) => ({
        ...entry,
        learning_videos: [...parts(entry, 'learning_videos'), videoOf(`${chapterId}_V${fresh}`)],
      }));
    case 'video removed':
      return chapter((entry) => ({ ...entry, learning_videos: parts(entry, 'learning_videos').slice(1) }));
    case 'reading added':
      return chapterId === '' ? drafts : { ...drafts, readings: [...readings, readingIn(chapterId, fresh)] };
    case 'reading removed':
      return { ...drafts, readings: without(readings, at) };
    case 'removed reading brought back': {
      const gone = FIRST_CONTENT.readings.filter(
        (each) => inChapter(each) && !readings.some((other) => other['methodologyId'] === each['methodologyId']),
      );
      return { ...drafts, readings: [...readings, ...gone] };
    }
    case 'reading rewritten':
      return { ...drafts, readings: changedAt(readings, at, (each) => ({ ...each, mainText: `Anew ${fresh}.` })) };
    case 'quiz added':
      return chapterId === '' ? drafts : { ...drafts, 'sub-chapters': [...quizzes, quizIn(chapterId, fresh)] };
    case 'quiz removed':
      return { ...drafts, 'sub-chapters': without(quizzes, at) };
    case 'quiz question changed':
      return quiz(firstOf('quiz_questions', (each) => ({ ...each, question: `Anew ${fresh}?` })));
    case 'quiz scored anew':
      return quiz(firstOf('quiz_questions', (each) => quizQuestion(String(each['questionCode']), fresh)));
    case 'quiz weighed anew':
      return quiz((entry) => ({ ...entry, weightage: fresh }));
  }
}
