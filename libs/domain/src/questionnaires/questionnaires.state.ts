import type { ChosenAnswer, QuestionnaireEvent } from './questionnaires.events';

interface SavedForm {
  readonly contentVersion: string;
  readonly answers: readonly ChosenAnswer[];
}

export interface QuestionnairesState {
  /** By chapter: what stands in the form, until it is submitted. */
  readonly saved: Readonly<Record<string, SavedForm>>;
  /** By chapter: the versions of its questions that were answered. */
  readonly submitted: Readonly<Record<string, readonly string[]>>;
}

export const initialQuestionnairesState: QuestionnairesState = { saved: {}, submitted: {} };

export function evolveQuestionnaires(state: QuestionnairesState, event: QuestionnaireEvent): QuestionnairesState {
  switch (event.type) {
    case 'questionnaires.answers-saved.v1': {
      const { chapterId, contentVersion, answers } = event.data;
      return { ...state, saved: { ...state.saved, [chapterId]: { contentVersion, answers } } };
    }
    case 'questionnaires.chapter-submitted.v1': {
      const { chapterId, contentVersion } = event.data;
      const { [chapterId]: _, ...saved } = state.saved;
      const versions = state.submitted[chapterId] ?? [];
      if (versions.includes(contentVersion)) return { ...state, saved };
      return { saved, submitted: { ...state.submitted, [chapterId]: [...versions, contentVersion] } };
    }
    case 'questionnaires.chapter-scored.v1':
      return state;
  }
}
