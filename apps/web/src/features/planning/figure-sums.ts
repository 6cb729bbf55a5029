import { type Figure, type FigureInput, FORMULAS } from '@keelson/calculators';
import type { FigureUnit } from '@keelson/vocabulary';
import type { ExplainedStep, Explanation } from '../../ui/explain/explanation';
import { formatDecimal, formatExactPounds, formatShort } from '../../ui/format/numbers';

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

/** A figure as it is written, to the penny. */
export const figureText = ({ value, formulaId }: Figure): string =>
  value === null ? '-' : UNIT_TEXTS[FORMULAS[formulaId].unit](value.toNumber());

/** The formula by which it was worked out, as a fact of its explanation. */
export const ruleOf = ({ formulaId, formulaVersion }: Figure): ExplainedStep => ({
  text: 'Rule',
  value: `Formulas ${FORMULAS[formulaId].section}, version ${formulaVersion}`,
});

/** What an input of a formula is called. */
export type InputName = (input: string, of: Figure['formulaId']) => string;

/** How figures of the calculators are told, with what each of their inputs is called. */
export function sumsWith(nameOf: InputName) {
  const stepOf = (input: FigureInput, of: Figure['formulaId']): ExplainedStep => ({
    text: nameOf(input.name, of),
    value: input.value === null ? 'not known' : UNIT_TEXTS[unitOf(input)](input.value.toNumber()),
  });
  const sumOf = (figure: Figure) => ({
    steps: figure.inputs.map((input) => stepOf(input, figure.formulaId)),
    result: { text: FORMULAS[figure.formulaId].text, value: figureText(figure) },
  });
  const below = (figure: Figure, parent?: string): readonly Side[] =>
    figure.inputs.flatMap(({ name, from }) => {
      if (from.kind !== 'figure' || from.figure.formulaId.startsWith('kept')) return [];
      const title = nameOf(name, figure.formulaId);
      return [{ title, parent, figure: from.figure }, ...below(from.figure, title)];
    });
  /** The figures behind one, down to what the books or the saved calculation say; two of one name by what they are of. */
  const behind = (figure: Figure): NonNullable<Explanation['sides']> => {
    // A figure that two inputs come down to is told once.
    const sides = [...new Map(below(figure).map((side) => [side.figure, side])).values()];
    const isAlone = (title: string): boolean => sides.filter((side) => side.title === title).length === 1;
    return sides.map(({ title, parent, figure: of }) => ({
      title: parent === undefined || isAlone(title) ? title : `${title} (${parent})`,
      ...sumOf(of),
      groups: [],
    }));
  };
  return { sumOf, behind };
}

interface Side {
  readonly title: string;
  readonly parent: string | undefined;
  readonly figure: Figure;
}
