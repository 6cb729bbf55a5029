import type { PersonalDataErased } from '@keelson/domain/deletion';
import type { CalculationSaved } from '@keelson/domain/planning';
import { type SavedCalculationRow, savedCalculationsTable } from '@keelson/read-models/planning';
import type { Projection } from '../runtime/projection';

/** One row a saved calculation, with all that it pins. */
export const savedCalculationsProjection: Projection<CalculationSaved | PersonalDataErased, SavedCalculationRow> = {
  name: 'saved-calculations',
  version: 1,
  table: savedCalculationsTable,
  handles: ['planning.calculation-saved.v1', 'deletion.personal-data-erased.v1'],
  purge: {
    on: 'deletion.personal-data-erased.v1',
    statements: ({ metadata }, named) => [
      { text: `DELETE FROM ${named(savedCalculationsTable)} WHERE account_id = $1`, values: [metadata.subjectId] },
    ],
  },
  keyOf(event) {
    if (event.type === 'deletion.personal-data-erased.v1') return undefined;
    const { tool, savedBy, savedAt } = event.data;
    return `${event.metadata.subjectId} ${tool} ${savedBy} ${savedAt}`;
  },
  evolve(row, event) {
    if (event.type === 'deletion.personal-data-erased.v1') return row ?? null;
    const { tool, savedBy, savedAt, name, ...kept } = event.data;
    const account_id = event.metadata.subjectId;
    return {
      calculation: `${account_id} ${tool} ${savedBy} ${savedAt}`,
      ...{ account_id, tool, saved_by: savedBy, saved_at: savedAt, name, kept },
    };
  },
};
