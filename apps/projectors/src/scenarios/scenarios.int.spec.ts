import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ScenarioEvent, scenarioPlan, scenarioResults, scenariosStream } from '@keelson/domain/scenarios';
import type { ScenarioRow } from '@keelson/read-models/scenarios';
import type { AnyProjection } from '../runtime/registration';
import { ProductBench } from '../runtime/testing/product-bench';
import { scenariosProjection } from './scenarios.projection';

const GOLDEN = join(__dirname, '../../../../libs/domain/src/scenarios/golden');
const ORDER = ['begun', 'forked', 'renamed', 'changed', 'closed', 'rebased'];
const place = (file: string): number => ORDER.findIndex((name) => file.includes(`.${name}.`));
const events = readdirSync(GOLDEN)
  .sort((one, other) => place(one) - place(other))
  .map((file) => JSON.parse(readFileSync(join(GOLDEN, file), 'utf8')) as ScenarioEvent);
const [ann, bob] = ['acc_00000000-0000-4000-8000-00000000000a', 'acc_00000000-0000-4000-8000-00000000000b'] as const;
/** No two accounts have a scenario of one id. */
const of = (id: string): readonly ScenarioEvent[] =>
  JSON.parse(JSON.stringify(events).replaceAll('scn_01932b7e', `scn_0000000${id.slice(-1)}`)) as ScenarioEvent[];

describe('scenarios that were stored', () => {
  let bench: ProductBench;
  beforeEach(async () => {
    bench = await ProductBench.open([scenariosProjection as unknown as AnyProjection]);
    for (const id of [ann, bob]) await bench.append(scenariosStream(id), of(id), { subjectId: id });
  });
  afterEach(() => bench.close());

  const rowsOf = async (id: string) => {
    const { rows } = await bench.pool.query<ScenarioRow>(
      'SELECT * FROM read_model.scenarios WHERE account_id = $1 ORDER BY scenario_id',
      [id],
    );
    return rows;
  };

  it('[BEYOND-11~] come to the same, to the penny, after a rebuild of the rows and after the erasure of another customer', async () => {
    await bench.project();
    const before = await rowsOf(ann);
    expect(before.map(({ name, status }) => [name, status])).toEqual([
      ['Bold growth', 'open'],
      ['Careful growth', 'closed'],
    ]);
    const erased = { type: 'deletion.personal-data-erased.v1', data: {} } as const;
    await bench.append(`deletion-${bob}`, [erased], { subjectId: bob });
    await bench.project();
    expect([await rowsOf(bob), await rowsOf(ann)]).toEqual([[], before]);
    await bench.project(2);
    expect([await rowsOf(bob), await rowsOf(ann)]).toEqual([[], before]);
    for (const { kept } of await rowsOf(ann))
      expect(scenarioResults(scenarioPlan(kept.formulaVersion, kept.base.figures, kept.changes))).toEqual(kept.results);
  });
});
