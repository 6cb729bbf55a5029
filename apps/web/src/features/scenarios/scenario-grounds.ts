import type { BaseDifference, PlannedLine } from '@keelson/calculators/scenarios';
import { addDays, type CalendarDate } from '@keelson/kernel';
import { PLAN_YEARS, type PlanLine, planLines } from '@keelson/vocabulary';
import type { Ground, GroundSum } from '../../figures/grounds';
import { mediumMonth } from '../../figures/month-words';
import { ALL_MONTHS, type ListPlace, type ScenarioPlace, type ScenarioResult } from './scenario-places';
import type { ScenarioFigures } from './scenario-explanations';
import { baseFigureTitle, baseText, LINE_TITLES } from './scenario-words';
import type { Base, Scenario, ScenariosRead } from './scenarios.api';

/** The lines of a year that a result is worked out from. */
const linesBehind = (result: PlannedLine | ScenarioResult): readonly PlanLine[] =>
  result === 'profitBeforeTax' || result === 'change' ? planLines() : [result];

/** As the books were known then, on the day that they were read for. */
function baseGround(accountId: string, base: Base, sums: readonly GroundSum[]): Ground {
  const asAt = addDays(base.asAt as CalendarDate, -1);
  return {
    asked: { accountId, tool: 'planner', asAt, knownOn: base.knownOn },
    sums,
    typed: base.source === null ? baseText(base) : undefined,
  };
}

const ofThisYear = (accountId: string, base: Base, result: PlannedLine | ScenarioResult): Ground =>
  baseGround(
    accountId,
    base,
    linesBehind(result).map((line) => ({
      title: `${LINE_TITLES[line]}, this year`,
      names: [`thisYear.${line}`],
      value: base.thisYear[line],
    })),
  );

/** What the books say by now of the months after the base. */
function actualGround(
  accountId: string,
  { month, line }: Extract<ScenarioPlace, { of: 'month' }>,
  { happened }: ScenarioFigures,
  { actuals }: ScenariosRead,
): Ground {
  const months = happened?.months.map((each) => each.month) ?? [];
  const sums = months
    .filter((each) => month === ALL_MONTHS || each === month)
    .flatMap((each) =>
      linesBehind(line).map((of) => ({
        title: `${LINE_TITLES[of]}, ${mediumMonth(each)}`,
        names: [`${each}.${of}`],
        value: actuals.find((actual) => actual.month === each)?.[of] ?? null,
      })),
    );
  return { asked: { accountId, tool: 'scenarios' }, sums };
}

function sumOfBase(base: Base, { of, year }: Pick<BaseDifference, 'of' | 'year'>): readonly GroundSum[] {
  if (of === 'months') return [];
  const title = baseFigureTitle({ of, year });
  if (of === 'addedBack') return [{ title, names: ['addedBack'], value: base.addedBack }];
  return PLAN_YEARS.filter((each) => each === year).map((each) => ({
    ...{ title, names: [`${each}.${of}`], value: base[each][of] },
  }));
}

function groundsOfBase(
  accountId: string,
  { base: which, figure, column }: Extract<ScenarioPlace, { of: 'base' }>,
  { scenario: { base, rebased }, now }: ScenarioFigures,
): readonly Ground[] {
  const [before, after] = which === 'newer' ? [base, now] : [rebased?.before, base];
  const shown = [column === 'after' ? null : before, column === 'before' ? null : after];
  return shown.flatMap((each) => (each ? [baseGround(accountId, each, sumOfBase(each, figure))] : []));
}

/** What a figure of an open scenario comes down to (BEYOND-01). */
export function scenarioGrounds(
  accountId: string,
  place: ScenarioPlace,
  figures: ScenarioFigures,
  read: ScenariosRead,
): readonly Ground[] {
  const { scenario, now } = figures;
  switch (place.of) {
    case 'line':
      return [ofThisYear(accountId, scenario.base, place.line)];
    case 'month': {
      const planned = ofThisYear(accountId, scenario.base, place.line);
      const actual = actualGround(accountId, place, figures, read);
      return { planned: [planned], actual: [actual], difference: [planned, actual] }[place.column];
    }
    case 'base':
      return groundsOfBase(accountId, place, figures);
    case 'onNewer': {
      const newer = now ? [ofThisYear(accountId, now, 'profitBeforeTax')] : [];
      return place.column === 'profit' ? newer : [ofThisYear(accountId, scenario.base, 'profitBeforeTax'), ...newer];
    }
  }
}

/** What a figure of the list comes down to: both bases where two scenarios are held against each other. */
export function listGrounds(
  accountId: string,
  place: ListPlace,
  scenarios: readonly Scenario[],
  first: Scenario | undefined,
): readonly Ground[] {
  if (place.of === 'lever') return [];
  const own = scenarios.find(({ scenarioId }) => scenarioId === place.scenarioId);
  const compared = place.of === 'apart' ? [own, first] : [own];
  return compared.flatMap((each) => (each ? [ofThisYear(accountId, each.base, place.result)] : []));
}
