import type { PersonalDataErased } from '@keelson/domain/deletion';
import type { PlanningEvent } from '@keelson/domain/planning';
import { type WhatIfInputsRow, whatIfInputsTable } from '@keelson/read-models/planning';
import type { Projection } from '../runtime/projection';

type RowEvent = PlanningEvent | PersonalDataErased;

/** One row a customer: the figures that plans start from, as they were saved last. */
export const whatIfInputsProjection: Projection<RowEvent, WhatIfInputsRow> = {
  name: 'what-if-inputs',
  version: 1,
  table: whatIfInputsTable,
  handles: ['planning.inputs-saved.v1', 'deletion.personal-data-erased.v1'],
  keyOf: (event) => event.metadata.subjectId,
  evolve(_, event) {
    switch (event.type) {
      case 'planning.inputs-saved.v1': {
        const { thisYear, lastYear } = event.data;
        return {
          account_id: event.metadata.subjectId,
          inputs: { thisYear, lastYear },
          version: event.version,
          saved_at: event.occurredAt.toISOString(),
        };
      }
      case 'deletion.personal-data-erased.v1':
        return null;
    }
  },
};
