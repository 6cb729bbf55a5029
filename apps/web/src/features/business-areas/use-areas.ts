import { type LearningModule, useLearningModulesQuery } from '../../learning/learning.api';
import { type ModuleScore, useQuestionnaireScoresQuery } from '../../learning/questionnaires.api';
import { type QuizCompletion, useQuizCompletionQuery } from '../../learning/quizzes.api';
import { useViewer } from '../../session/use-viewer';

export interface Area {
  readonly module: LearningModule;
  /** `undefined` before a chapter was answered. */
  readonly score: ModuleScore | undefined;
  /** How much is done by quizzes, from 0 to 100. */
  readonly completion: number;
}

export type ChapterCompletion = QuizCompletion['chapter_completion'][number];

/** The business areas with their scores, for the owner who looks at them. */
export function useAreas() {
  const { id } = useViewer();
  const modules = useLearningModulesQuery();
  const scores = useQuestionnaireScoresQuery(id);
  const quizzes = useQuizCompletionQuery(id);
  const retry = (): void => {
    if (modules.isError) void modules.refetch();
    if (scores.isError) void scores.refetch();
    if (quizzes.isError) void quizzes.refetch();
  };
  const areas =
    modules.data &&
    scores.data &&
    quizzes.data &&
    modules.data.map((module): Area => ({
      module,
      score: scores.data?.allModulesList.find(({ module_id }) => module_id === module.moduleId),
      completion: quizzes.data?.businessAreaCompletionMap[module.moduleId] ?? 0,
    }));
  return {
    areas,
    overall: scores.data,
    chapters: quizzes.data?.chapter_completion ?? [],
    error: areas ? undefined : (modules.error ?? scores.error ?? quizzes.error),
    retry,
  };
}

/** The questionnaire of every chapter of the area was answered. */
export const isAnswered = ({ module, score }: Area): boolean =>
  module.chapters_masters.every(({ chapterId }) =>
    score?.chapters.some(({ chapter_code }) => chapter_code === chapterId),
  );

/** All quizzes of the area were taken. */
export const isCompleted = ({ completion }: Area): boolean => completion >= 100;

/** The chapter with the lowest score; the first where none is scored. */
export function lowestChapter({ module, score }: Area): LearningModule['chapters_masters'][number] | undefined {
  const [lowest] = [...(score?.chapters ?? [])].sort(
    (a, b) => (a.scoring_percentage ?? 101) - (b.scoring_percentage ?? 101) || a.chapter_number - b.chapter_number,
  );
  return (
    module.chapters_masters.find(({ chapterId }) => chapterId === lowest?.chapter_code) ?? module.chapters_masters[0]
  );
}
