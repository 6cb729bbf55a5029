import type { Figure } from '@keelson/calculators';
import type { Plan } from '@keelson/calculators/planning';
import {
  baseAmounts,
  type BaseDifference,
  baseDifferences,
  lineDifference,
  newerLessOlder,
  type WhatThenHappened,
} from '@keelson/calculators/scenarios';
import { derivedExplanation, type ToldFigure } from '../../figures/derived-explanation';
import { mediumMonth } from '../../figures/month-words';
import type { Explanation } from '../../ui/explain/explanation';
import { keptFigures, planOf } from './scenario-figures';
import { ALL_MONTHS, type ScenarioPlace } from './scenario-places';
import { baseFigureTitle, baseText, FIGURE_NAMES, LINE_TITLES, monthCount } from './scenario-words';
import type { Base, Scenario, ScenariosRead } from './scenarios.api';

/** What figures of an open scenario come from: the plan of the levers as they stand, and what then happened. */
export interface ScenarioFigures {
  readonly scenario: Scenario;
  readonly now: ScenariosRead['now'];
  readonly plan: Plan | null;
  readonly happened: WhatThenHappened | null;
}

type PlaceOf<Of extends ScenarioPlace['of']> = Extract<ScenarioPlace, { of: Of }>;

const standsOn = (base: Base): ToldFigure['facts'] => [{ text: 'Stands on', value: baseText(base) }];

const LINE_COLUMNS: Readonly<Record<PlaceOf<'line'>['column'], readonly [title: string, meaning: string]>> = {
  thisYear: ['without changes', 'The figures that the scenario stands on, as a year.'],
  impact: [
    'with the changes',
    'The figures that the scenario stands on, as a year, with the changes. An estimate, not advice.',
  ],
  difference: ['with less without the changes', 'What the changes bring to the line in a year.'],
};

function lineExplanation({ line, column }: PlaceOf<'line'>, plan: Plan, base: Base): Explanation {
  const figure = column === 'difference' ? lineDifference(plan, line) : plan[column][line];
  const [title, meaning] = LINE_COLUMNS[column];
  const told = { title: `${LINE_TITLES[line]} ${title}`, period: 'A year', meaning, facts: standsOn(base) ?? [] };
  return derivedExplanation(figure, FIGURE_NAMES, told);
}

const MONTH_COLUMNS: Readonly<Record<PlaceOf<'month'>['column'], readonly [title: string, meaning: string]>> = {
  planned: ['planned', 'A twelfth of the planned year for each month.'],
  actual: ['actual', 'What the books say of it.'],
  difference: [
    'actual less planned',
    'How far it was from a twelfth of the planned year for each month. Above nothing, it came to more than planned.',
  ],
};

/** A month by itself; of all of them, the months are the inputs. */
function monthExplanation(
  { month, line, column }: PlaceOf<'month'>,
  { months, total }: WhatThenHappened,
  base: Base,
): Explanation | undefined {
  const isAll = month === ALL_MONTHS;
  const figure = (isAll ? total : months.find((each) => each.month === month)?.lines)?.[line][column];
  if (figure === undefined) return undefined;
  const numbered = months.map((each, index) => [`month${index + 1}`, mediumMonth(each.month)] as const);
  const [title, meaning] = MONTH_COLUMNS[column];
  return derivedExplanation(
    figure,
    { ...FIGURE_NAMES, ...Object.fromEntries(numbered) },
    {
      title: `${LINE_TITLES[line]}: ${title}`,
      period: isAll ? `All ${monthCount(months.length)}` : mediumMonth(month),
      meaning,
      notes: ['A plan of five percentages knows no season: each month counts a twelfth of the year.'],
      facts: standsOn(base) ?? [],
    },
  );
}

const BASE_MEANINGS: Readonly<Record<PlaceOf<'base'>['column'], string>> = {
  before: 'The sum of the months that the scenario stood on, as it was kept with it.',
  after: 'The sum of the months, as the newer figures have it.',
  difference: 'How far the newer figures are from those that the scenario stood on.',
};

function basesOf({ base, rebased }: Scenario, now: Base | null, which: PlaceOf<'base'>['base']) {
  if (which === 'newer') return now && { before: base, after: now };
  return rebased && { before: rebased.before, after: base };
}

const isAt = (figure: PlaceOf<'base'>['figure']) => (row: BaseDifference) =>
  row.of === figure.of && row.year === figure.year;

function baseExplanation(place: PlaceOf<'base'>, { scenario, now }: ScenarioFigures): Explanation | undefined {
  const bases = basesOf(scenario, now, place.base);
  if (!bases) return undefined;
  const { before, after } = bases;
  const row = baseDifferences(keptFigures(before), keptFigures(after)).find(isAt(place.figure));
  if (row === undefined) return undefined;
  return derivedExplanation(baseAmounts(row)[place.column], FIGURE_NAMES, {
    title: `${baseFigureTitle(row)}: ${place.column}`,
    period: '',
    meaning: BASE_MEANINGS[place.column],
    facts: [
      { text: 'Before', value: baseText(before) },
      { text: 'After', value: baseText(after) },
    ],
  });
}

/** The profit of the year with the same changes on the figures of now, and how much that is more. */
export function profitOnNewer({ base, changes }: Scenario, now: Base) {
  const [before, after] = [planOf(base, changes), planOf(now, changes)];
  if (!before || !after) return null;
  const profit: Figure = after.impact.profitBeforeTax;
  return { profit, gain: newerLessOlder(profit, before.impact.profitBeforeTax) };
}

function newerExplanation({ column }: PlaceOf<'onNewer'>, { scenario, now }: ScenarioFigures): Explanation | undefined {
  const figures = now && profitOnNewer(scenario, now);
  if (!figures) return undefined;
  return derivedExplanation(figures[column], FIGURE_NAMES, {
    title:
      column === 'profit' ? 'Profit before tax on the newer figures' : 'Profit before tax: newer less older figures',
    period: 'A year',
    meaning:
      column === 'profit'
        ? 'The newer figures as a year, with the changes that are saved. An estimate, not advice.'
        : 'What the year’s profit would gain if the scenario stood on the newer figures. Below nothing, it loses that.',
    facts: [
      { text: 'Stands on', value: baseText(scenario.base) },
      { text: 'Newer figures', value: baseText(now) },
    ],
  });
}

/** How a figure of an open scenario comes about (BEYOND-01); `undefined` where it does not stand there any more. */
export function scenarioExplanation(place: ScenarioPlace, figures: ScenarioFigures): Explanation | undefined {
  const { plan, happened, scenario } = figures;
  switch (place.of) {
    case 'line':
      return plan ? lineExplanation(place, plan, scenario.base) : undefined;
    case 'month':
      return happened ? monthExplanation(place, happened, scenario.base) : undefined;
    case 'base':
      return baseExplanation(place, figures);
    case 'onNewer':
      return newerExplanation(place, figures);
  }
}
