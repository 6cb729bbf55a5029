import type { PersonalDataErased } from '@keelson/domain/deletion';
import type { GenericAnswersSaved } from '@keelson/domain/onboarding';
import { type GenericAnswersRow, genericAnswersTable } from '@keelson/read-models/onboarding';
import type { Projection } from '../runtime/projection';

export const genericAnswersProjection: Projection<GenericAnswersSaved | PersonalDataErased, GenericAnswersRow> = {
  name: 'generic-answers',
  version: 1,
  table: genericAnswersTable,
  handles: ['onboarding.generic-answers-saved.v1', 'deletion.personal-data-erased.v1'],
  keyOf: (event) => event.metadata.subjectId,
  evolve: (_row, event) =>
    event.type === 'deletion.personal-data-erased.v1'
      ? null
      : {
          account_id: event.metadata.subjectId,
          answers: event.data.answers,
          saved_at: event.occurredAt.toISOString(),
        },
};
