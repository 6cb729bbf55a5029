import type { ModuleOutline } from '@keelson/calculators/learning';
import type { LearningContent, LearningModule } from '@keelson/contracts/content';
import type { Quiz } from '@keelson/domain/quizzes';

export interface QuizOfContent {
  readonly quiz: Quiz;
  readonly outline: ModuleOutline;
}

/** The quiz of a sub-chapter as the content has it now; `undefined` for one without questions. */
export function quizOf({ modules }: LearningContent, subChapterId: string): QuizOfContent | undefined {
  for (const module of modules)
    for (const chapter of module.chapters) {
      const found = chapter.sub_chapters.find((each) => each.subChapterId === subChapterId);
      if (!found || found.quiz_questions.length === 0) continue;
      const quiz: Quiz = {
        moduleId: module.moduleId,
        moduleNumber: module.moduleNumber,
        moduleName: module.moduleName,
        chapterId: chapter.chapterId,
        chapterNumber: chapter.chapterNumber,
        chapterName: chapter.chapterName,
        chapterWeightage: chapter.weightage,
        subChapterId,
        subChapterNumber: found.subChapterNumber,
        subChapterName: found.subChapterName,
        weightage: found.weightage,
        contentVersion: found.version,
        questions: found.quiz_questions.map(({ questionCode, question, explanation, quiz_answers }) => ({
          ...{ questionCode, question, explanation, answers: quiz_answers },
        })),
      };
      return { quiz, outline: outlineOf(module) };
    }
  return undefined;
}

/** The quizzes of a module with their weights. */
export const outlineOf = ({ moduleId, chapters }: LearningModule): ModuleOutline => ({
  moduleId,
  chapters: chapters.map(({ chapterId, weightage, sub_chapters }) => ({
    chapterId,
    weightage,
    quizzes: sub_chapters.filter(({ quiz_questions }) => quiz_questions.length > 0),
  })),
});

export const hasChapter = ({ modules }: LearningContent, chapterId: string): boolean =>
  modules.some(({ chapters }) => chapters.some((chapter) => chapter.chapterId === chapterId));
