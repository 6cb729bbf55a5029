import type { ActualMonth, KeptPlanFigures } from '@keelson/calculators';
import type { scenariosContract } from '@keelson/contracts/scenarios';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import {
  PLAN_VERSIONS,
  type PlanVersions,
  type ScenarioBase,
  scenarioPlan,
  scenarioResults,
} from '@keelson/domain/scenarios';
import { canonicalJson } from '@keelson/kernel';
import type { KeptScenarioBase, ScenarioRow } from '@keelson/read-models/scenarios';
import type { PlanLine } from '@keelson/vocabulary';
import { type BaseRead, shownName } from './base-reader';

type Answer = AnswerInputOf<typeof scenariosContract>;
type WireScenario = Answer['scenarios'][number];
type WireBase = WireScenario['base'];

const pounds = (amount: number | null): number | null => (amount === null ? null : amount / 100);

type Lines = Readonly<Record<PlanLine, number | null>>;

const wireLines = ({ sales, costOfSales, payroll, overheads }: Lines) => ({
  ...{ sales: pounds(sales), costOfSales: pounds(costOfSales) },
  ...{ payroll: pounds(payroll), overheads: pounds(overheads) },
});

const wireYear = (of: KeptPlanFigures['thisYear']) => ({ months: of.months, ...wireLines(of) });

const wireBase = ({ source, figures, months, asAt, knownOn, period1 }: ScenarioBase | KeptScenarioBase): WireBase => ({
  source,
  thisYear: wireYear(figures.thisYear),
  lastYear: wireYear(figures.lastYear),
  addedBack: pounds(figures.addedBack),
  months: { thisYear: [...months.thisYear], lastYear: [...months.lastYear] },
  ...{ asAt, knownOn, period1 },
});

const wireActual = ({ month, lines }: ActualMonth) => ({ month, ...wireLines(lines) });

/** What came out then is shown, and whether it does so now. */
function reopened({ kept }: ScenarioRow, versions: PlanVersions): WireScenario['reopened'] {
  const results = scenarioResults(scenarioPlan(kept.formulaVersion, kept.base.figures, kept.changes, versions));
  if (versions[kept.formulaVersion] === undefined) return 'formulaGone';
  return results !== null && canonicalJson(results) === canonicalJson(kept.results) ? 'equal' : 'different';
}

function importsOf({ importIds }: KeptScenarioBase, known: ReadonlySet<string>): WireScenario['imports'] {
  if (importIds.length === 0) return 'typed';
  const still = importIds.filter((importId) => known.has(importId)).length;
  if (still === 0) return 'gone';
  return still === importIds.length ? 'current' : 'replaced';
}

function wireScenario(
  row: ScenarioRow,
  names: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
  versions: PlanVersions,
): WireScenario {
  const { parentId, base, changes, results, formulaVersion, rebased } = row.kept;
  const { profitBeforeTax, change } = results;
  return {
    ...{ scenarioId: row.scenario_id, name: row.name, status: row.status, by: row.begun_by },
    parent: parentId === null ? null : { scenarioId: parentId, name: names.get(parentId) ?? '' },
    base: wireBase(base),
    changes: { ...changes },
    results: { ...wireLines(results), profitBeforeTax: pounds(profitBeforeTax), change: pounds(change) },
    formulaVersion,
    reopened: reopened(row, versions),
    imports: importsOf(base, known),
    ...{ begunAt: row.begun_at, changedAt: row.changed_at, closedAt: row.closed_at },
    rebased: rebased && { at: rebased.at, before: wireBase(rebased.before) },
  };
}

/** The scenarios, each computed again from what it pins; by the ways of computing that are known. */
export function scenariosAnswer(
  { companyName, base, actuals, importIds }: BaseRead,
  rows: readonly ScenarioRow[],
  versions: PlanVersions = PLAN_VERSIONS,
): Answer {
  const names = new Map(rows.map(({ scenario_id, name }) => [scenario_id, name]));
  return {
    companyName,
    now: base && { ...wireBase(base), shown: shownName(base) },
    actuals: actuals.map(wireActual),
    scenarios: rows.map((row) => wireScenario(row, names, importIds, versions)),
  };
}
