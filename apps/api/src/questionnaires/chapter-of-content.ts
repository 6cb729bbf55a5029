import type { Chapter, LearningContent, LearningModule } from '@keelson/contracts/content';
import type { submitChapterContract } from '@keelson/contracts/questionnaires';
import type { InputOf } from '@keelson/contracts/wire';
import type { ChapterForm, ChosenAnswer } from '@keelson/domain/questionnaires';

type SentChapter = InputOf<typeof submitChapterContract>['body'];

export const moduleOf = ({ modules }: LearningContent, moduleId: string): LearningModule | undefined =>
  modules.find((module) => module.moduleId === moduleId);

/** The questions of a chapter as the content has them now; `undefined` for one that has none. */
export function chapterForm(content: LearningContent, moduleId: string, chapterId: string): ChapterForm | undefined {
  const module = moduleOf(content, moduleId);
  const chapter = module?.chapters.find((each) => each.chapterId === chapterId);
  if (!module || !chapter || chapter.learning_questions.length === 0) return undefined;
  return {
    moduleId,
    moduleNumber: module.moduleNumber,
    moduleName: module.moduleName,
    chapterId,
    chapterNumber: chapter.chapterNumber,
    chapterName: chapter.chapterName,
    weightage: chapter.weightage,
    contentVersion: chapter.version,
    questions: askedQuestions(chapter),
  };
}

const askedQuestions = ({ learning_questions }: Chapter): ChapterForm['questions'] =>
  learning_questions.map(({ questionCode, question, learning_answers }) => ({
    questionCode,
    question,
    answers: learning_answers,
  }));

/** A number of at most two digits is a place of the slider: no answer's code is one. */
export const chosenAnswers = ({ questions }: SentChapter): ChosenAnswer[] =>
  questions.map(({ questionId: questionCode, answerId }) =>
    /^\d{1,2}$/.test(answerId) ? { questionCode, mark: Number(answerId) } : { questionCode, answerCode: answerId },
  );
