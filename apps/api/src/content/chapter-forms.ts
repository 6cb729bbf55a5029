import type { Chapter, LearningContent, LearningModule } from '@keelson/contracts/content';
import type { ChapterForm } from '@keelson/domain/questionnaires';

export const moduleOf = ({ modules }: LearningContent, moduleId: string): LearningModule | undefined =>
  modules.find((module) => module.moduleId === moduleId);

/** The chapters that a module's questionnaire asks about, with their questions as the content has them now. */
export function chapterForms(content: LearningContent, moduleId: string): readonly ChapterForm[] {
  const module = moduleOf(content, moduleId);
  if (!module) return [];
  const { moduleNumber, moduleName } = module;
  return module.chapters
    .filter(({ learning_questions }) => learning_questions.length > 0)
    .map((chapter) => ({
      ...{ moduleId, moduleNumber, moduleName },
      chapterId: chapter.chapterId,
      chapterNumber: chapter.chapterNumber,
      chapterName: chapter.chapterName,
      weightage: chapter.weightage,
      contentVersion: chapter.version,
      questions: askedQuestions(chapter),
    }));
}

const askedQuestions = ({ learning_questions }: Chapter): ChapterForm['questions'] =>
  learning_questions.map(({ questionCode, question, learning_answers }) => ({
    questionCode,
    question,
    answers: learning_answers,
  }));
