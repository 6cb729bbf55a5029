import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScenarioEvent } from '@keelson/domain/scenarios';
import type { ScenarioRow } from '@keelson/read-models/scenarios';
import { scenariosProjection as projection } from './scenarios.projection';

const GOLDEN = join(__dirname, '../../../../libs/domain/src/scenarios/golden');
const golden = <Type extends ScenarioEvent['type']>(type: Type) =>
  JSON.parse(readFileSync(join(GOLDEN, `${type}.json`), 'utf8')) as Extract<ScenarioEvent, { type: Type }>;

const metadata = { subjectId: 'acc_1' };
const occurredAt = new Date('2026-12-10T09:00:01.000Z');
const [begun, forked, rebased] = [
  golden('scenarios.begun.v1'),
  golden('scenarios.forked.v1'),
  golden('scenarios.rebased.v1'),
];
const TYPES = ['renamed', 'changed', 'closed'] as const;
const recorded = [begun, forked, ...TYPES.map((name) => golden(`scenarios.${name}.v1`)), rebased].map(
  (event, index) => ({ ...event, metadata, occurredAt, version: index + 1 }) as never,
);
const erased = { type: 'deletion.personal-data-erased.v1', data: {}, metadata, occurredAt } as never;

const fold = (events: readonly never[], rows = new Map<string, ScenarioRow>()) =>
  events.reduce((before, event) => {
    const key = String(projection.keyOf(event));
    const row = projection.evolve(before.get(key), event);
    return row ? new Map(before).set(key, row) : before;
  }, rows);

describe('the rows of scenarios', () => {
  const rows = fold(recorded);

  it('hold what each pins: the fork the changes that were set, the re-based one what it stood on before', () => {
    const { base, changes, results } = begun.data;
    expect(rows.get(begun.data.scenarioId)).toMatchObject({
      ...{ account_id: 'acc_1', name: 'Bold growth', status: 'open', begun_by: 'owner', closed_at: null },
      kept: { parentId: null, changes, base: rebased.data.base, rebased: { at: rebased.data.at, before: base } },
    });
    expect(rows.get(forked.data.scenarioId)).toMatchObject({
      ...{ name: 'Careful growth', status: 'closed', closed_at: occurredAt.toISOString() },
      kept: { parentId: begun.data.scenarioId, base, changes: { ...changes, payroll: 0 }, rebased: null },
    });
    expect(rows.get(forked.data.scenarioId)?.kept.results).not.toEqual(results);
  });

  it('stay as they are when the events come again, and nothing is made of an event without a row', () => {
    expect(fold(recorded, rows)).toEqual(rows);
    expect(fold(recorded.slice(2)).size).toBe(0);
  });

  it('go with the account', () => {
    expect(projection.keyOf(erased)).toBeUndefined();
    expect(projection.purge?.statements(erased, ({ name }) => name)).toEqual([
      { text: 'DELETE FROM scenarios WHERE account_id = $1', values: ['acc_1'] },
    ]);
  });
});
