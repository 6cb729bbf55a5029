import type { LearningContent } from '@keelson/contracts/content';
import type { TaskPlace } from '@keelson/domain/tasks';

/** Every sub-chapter with a quiz is a task (decision 4.40), in the order of the content. */
export const tasksOf = ({ modules }: LearningContent): readonly TaskPlace[] =>
  modules.flatMap(({ moduleId, moduleName, chapters }) =>
    chapters.flatMap(({ chapterId, chapterName, sub_chapters }) =>
      sub_chapters
        .filter(({ quiz_questions }) => quiz_questions.length > 0)
        .map(({ subChapterId, subChapterName }) => ({
          ...{ moduleId, moduleName, chapterId, chapterName, subChapterId, subChapterName },
        })),
    ),
  );
