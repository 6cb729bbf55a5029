import type { AreaAct } from '@keelson/domain/onboarding';
import type { PlanningEvent } from '@keelson/domain/planning';
import type { QuestionnaireEvent } from '@keelson/domain/questionnaires';
import { FIRST_MODULE } from '@keelson/vocabulary';

/** What is done on the page of a step, without an answer, a score or a figure; `undefined` for what no step is about. */
export function areaActOf({ type, data }: QuestionnaireEvent | PlanningEvent): AreaAct | undefined {
  switch (type) {
    case 'questionnaires.chapter-submitted.v1': {
      const { moduleId, moduleNumber, chapterId, chapterNumber, chapterName } = data;
      if (moduleId !== FIRST_MODULE) return undefined;
      return { type: 'chapter-submitted', chapter: { chapterId, moduleNumber, chapterNumber, chapterName } };
    }
    case 'planning.inputs-saved.v1':
      return { type: 'inputs-saved' };
    case 'questionnaires.answers-saved.v1':
    case 'questionnaires.chapter-scored.v1':
      return undefined;
  }
}
