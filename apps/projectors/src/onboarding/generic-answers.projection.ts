import type { GenericAnswersSaved } from '@keelson/domain/onboarding';
import { type GenericAnswersRow, genericAnswersTable } from '@keelson/read-models/onboarding';
import type { Projection } from '../runtime/projection';

export const genericAnswersProjection: Projection<GenericAnswersSaved, GenericAnswersRow> = {
  name: 'generic-answers',
  version: 1,
  table: genericAnswersTable,
  handles: ['onboarding.generic-answers-saved.v1'],
  keyOf: (event) => event.metadata.subjectId,
  evolve: (_row, event) => ({
    account_id: event.metadata.subjectId,
    answers: event.data.answers,
    saved_at: event.occurredAt.toISOString(),
  }),
};
