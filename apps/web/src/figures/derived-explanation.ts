import { type Figure, type FigureInput, FORMULAS } from '@keelson/calculators';
import type { FigureUnit } from '@keelson/vocabulary';
import type { ExplainedStep, Explanation } from '../ui/explain/explanation';
import { formatDecimal, formatExactPounds, formatShort } from '../ui/format/numbers';

const UNIT_TEXTS: Readonly<Record<FigureUnit, (value: number) => string>> = {
  pounds: formatExactPounds,
  percent: (value) => `${formatShort(value)}%`,
  days: (value) => `${formatShort(value)} days`,
  months: (value) => `${formatShort(value)} months`,
  times: (value) => `${formatDecimal(value, 2)} times`,
  people: formatShort,
  ratio: (value) => formatDecimal(value, 2),
};

const unitOf = ({ from }: FigureInput): FigureUnit => {
  if (from.kind === 'figure') return FORMULAS[from.figure.formulaId].unit;
  return from.kind === 'given' ? from.unit : 'pounds';
};

const valueOf = ({ value, formulaId }: Figure): string =>
  value === null ? '-' : UNIT_TEXTS[FORMULAS[formulaId].unit](value.toNumber());

/** What its page knows of a figure that was derived there. */
export interface ToldFigure {
  readonly title: string;
  readonly period: string;
  readonly meaning: string;
  readonly notes?: readonly string[];
  readonly facts?: readonly ExplainedStep[];
}

/**
 * How a figure that a page derives comes about, down to what was kept or typed (BEYOND-01). `names` are the inputs in the
 * words of the page.
 */
export function derivedExplanation(
  figure: Figure,
  names: Readonly<Record<string, string>>,
  told: ToldFigure,
): Explanation {
  const stepOf = (input: FigureInput): ExplainedStep => ({
    text: names[input.name] ?? input.name,
    value: input.value === null ? 'not known' : UNIT_TEXTS[unitOf(input)](input.value.toNumber()),
  });
  const sumOf = (of: Figure) => ({
    steps: of.inputs.map(stepOf),
    result: { text: FORMULAS[of.formulaId].text, value: valueOf(of) },
  });
  const taken = new Set<string>();
  /** Two inputs may have one name: the later ones say what they are of. */
  const titleOf = (name: string, parent: string): string => {
    const own = names[name] ?? name;
    const title = taken.has(own) ? `${parent}: ${own.toLowerCase()}` : own;
    taken.add(title);
    return title;
  };
  const behind = (of: Figure, parent: string): NonNullable<Explanation['sides']> =>
    of.inputs.flatMap(({ name, from }) => {
      if (from.kind !== 'figure' || from.figure.formulaId.startsWith('kept')) return [];
      const title = titleOf(name, parent);
      return [{ title, ...sumOf(from.figure), groups: [] }, ...behind(from.figure, title)];
    });
  const { section } = FORMULAS[figure.formulaId];
  return {
    ...{ title: told.title, period: told.period, meaning: told.meaning, value: valueOf(figure) },
    ...sumOf(figure),
    notes: told.notes ?? [],
    sides: behind(figure, told.title),
    groups: [],
    imports: [],
    facts: [...(told.facts ?? []), { text: 'Rule', value: `Formulas ${section}, version ${figure.formulaVersion}` }],
  };
}
