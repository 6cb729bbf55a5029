import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  cashRelease,
  detailedProfitAndLoss,
  keptDetailResults,
  keptPlanResults,
  NO_CHANGES,
  planWith,
} from '@keelson/calculators/planning';
import {
  cashReleaseAsOf,
  cashResults,
  type CalculationSaved,
  calculationsStream,
  detailAsOf,
  planAsOf,
} from '@keelson/domain/planning';
import type { PlanningTool } from '@keelson/vocabulary';
import type { AnyProjection } from '../runtime/registration';
import { ProductBench } from '../runtime/testing/product-bench';
import { savedCalculationsProjection } from './saved-calculations.projection';

const GOLDEN = join(__dirname, '../../../../libs/domain/src/planning/golden');
const golden = (file: string) => JSON.parse(readFileSync(join(GOLDEN, file), 'utf8')) as CalculationSaved;

/** What is pinned, as the row has it. */
interface Kept {
  readonly inputs: never;
  readonly base: never;
  readonly results: object;
  readonly formulaVersion: number;
}

/** A version 2 of each formula beside version 1, which leaves the changes out. */
const CASH = {
  1: cashRelease,
  2: (base: Parameters<typeof cashRelease>[0]) =>
    cashRelease(base, { stockTurnIncrease: 0, debtorDays: 0, creditorDays: 0 }),
};
const PLAN = { 1: planWith, 2: (figures: Parameters<typeof planWith>[0]) => planWith(figures, NO_CHANGES) };
const DETAIL = {
  1: detailedProfitAndLoss,
  2: (groups: Parameters<typeof detailedProfitAndLoss>[0]) => detailedProfitAndLoss(groups, {}),
};

/** What each tool saved, and what it comes to by a version; `undefined` where that is gone. Another tool is another line. */
const TOOLS: Readonly<Record<PlanningTool, readonly [event: CalculationSaved, again: Again]>> = {
  cashRelease: [
    golden('planning.calculation-saved.v1.json'),
    ({ inputs, base }, version) => {
      const release = cashReleaseAsOf(version, base, inputs, CASH);
      return release ? cashResults(release) : undefined;
    },
  ],
  planner: [
    golden('planning.calculation-saved.v1.planner.json'),
    ({ inputs, base }, version) => {
      const plan = planAsOf(version, base, inputs, PLAN);
      return plan?.kind === 'plan' ? keptPlanResults(plan.plan) : undefined;
    },
  ],
  detailedProfitAndLoss: [
    golden('planning.calculation-saved.v1.detailed-profit-and-loss.json'),
    ({ inputs, base }, version) => {
      const detail = detailAsOf(version, base, inputs, DETAIL);
      return detail ? keptDetailResults(detail) : undefined;
    },
  ],
};
type Again = (kept: Kept, version: number) => object | undefined;

const [ann, bob] = ['acc_00000000-0000-4000-8000-00000000000a', 'acc_00000000-0000-4000-8000-00000000000b'] as const;
const erased = { type: 'deletion.personal-data-erased.v1', data: {} } as const;

describe('a saved calculation that is opened again', () => {
  let bench: ProductBench;
  beforeEach(async () => {
    bench = await ProductBench.open([savedCalculationsProjection as unknown as AnyProjection]);
    for (const [event] of Object.values(TOOLS))
      for (const id of [ann, bob]) await bench.append(calculationsStream(id), [event], { subjectId: id });
  });
  afterEach(() => bench.close());

  const rowsOf = async (id: string) => {
    const { rows } = await bench.pool.query<{ tool: PlanningTool; kept: Kept }>(
      'SELECT * FROM read_model.saved_calculations WHERE account_id = $1 ORDER BY tool',
      [id],
    );
    return rows;
  };
  const expectEqual = async (id: string): Promise<void> => {
    const rows = await rowsOf(id);
    expect(rows.map(({ tool }) => tool)).toEqual(Object.keys(TOOLS).sort());
    for (const { tool, kept } of rows) {
      const [event, again] = TOOLS[tool];
      expect([tool, again(kept, kept.formulaVersion)]).toEqual([tool, event.data.results]);
      expect([tool, again(kept, 2)]).not.toEqual([tool, event.data.results]);
      expect([tool, kept.results]).toEqual([tool, event.data.results]);
    }
  };

  it('[BEYOND-11~] comes to the same, to the penny, beside a new formula version, after a rebuild of the rows and after the erasure of another customer', async () => {
    await bench.project();
    await expectEqual(ann);
    const before = await rowsOf(ann);
    await bench.append(`deletion-${bob}`, [erased], { subjectId: bob });
    await bench.project();
    expect(await rowsOf(bob)).toEqual([]);
    expect(await rowsOf(ann)).toEqual(before);
    await bench.project(2);
    expect(await rowsOf(bob)).toEqual([]);
    expect(await rowsOf(ann)).toEqual(before);
    await expectEqual(ann);
  });

  it('[BEYOND-11~] says that the formula is gone where no way of computing by it is known', async () => {
    await bench.project();
    for (const { tool, kept } of await rowsOf(ann)) expect([tool, TOOLS[tool][1](kept, 99)]).toEqual([tool, undefined]);
  });
});
