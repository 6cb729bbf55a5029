import type { PersonalDataErased } from '@keelson/domain/deletion';
import type { ScenarioEvent } from '@keelson/domain/scenarios';
import { type ScenarioRow, scenariosTable } from '@keelson/read-models/scenarios';
import type { Projection } from '../runtime/projection';

/** One row a scenario, with all that it pins, and what it stood on before it was last re-based. */
export const scenariosProjection: Projection<ScenarioEvent | PersonalDataErased, ScenarioRow> = {
  name: 'scenarios',
  version: 1,
  table: scenariosTable,
  handles: [
    'scenarios.begun.v1',
    'scenarios.forked.v1',
    'scenarios.renamed.v1',
    'scenarios.changed.v1',
    'scenarios.rebased.v1',
    'scenarios.closed.v1',
    'deletion.personal-data-erased.v1',
  ],
  purge: {
    on: 'deletion.personal-data-erased.v1',
    statements: ({ metadata }, named) => [
      { text: `DELETE FROM ${named(scenariosTable)} WHERE account_id = $1`, values: [metadata.subjectId] },
    ],
  },
  keyOf: (event) => (event.type === 'deletion.personal-data-erased.v1' ? undefined : event.data.scenarioId),
  evolve(row, event) {
    const at = event.occurredAt.toISOString();
    const { version } = event;
    switch (event.type) {
      case 'scenarios.begun.v1':
      case 'scenarios.forked.v1': {
        const { scenarioId, name, by, base, changes, results, formulaVersion, at: begunAt } = event.data;
        const parentId = event.type === 'scenarios.forked.v1' ? event.data.parentId : null;
        return {
          ...{ scenario_id: scenarioId, account_id: event.metadata.subjectId, name, status: 'open', begun_by: by },
          kept: { parentId, base, changes, results, formulaVersion, rebased: null },
          ...{ begun_at: begunAt, changed_at: begunAt, closed_at: null, version },
        };
      }
      case 'deletion.personal-data-erased.v1':
        return row ?? null;
      default:
        // What comes again is in the row already.
        if (row === undefined || version <= row.version) return row ?? null;
        return { ...row, ...changeOf(row, event, at), changed_at: at, version };
    }
  },
};

type Change = Exclude<ScenarioEvent, { type: 'scenarios.begun.v1' | 'scenarios.forked.v1' }>;

function changeOf(row: ScenarioRow, event: Change, at: string): Partial<ScenarioRow> {
  switch (event.type) {
    case 'scenarios.renamed.v1':
      return { name: event.data.name };
    case 'scenarios.changed.v1': {
      const { changes, results, formulaVersion } = event.data;
      return { kept: { ...row.kept, changes, results, formulaVersion } };
    }
    case 'scenarios.rebased.v1': {
      const { base, results, formulaVersion } = event.data;
      const rebased = { at: event.data.at, before: row.kept.base };
      return { kept: { ...row.kept, base, results, formulaVersion, rebased } };
    }
    case 'scenarios.closed.v1':
      return { status: 'closed', closed_at: at };
  }
}
