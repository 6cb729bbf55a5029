import type { Decimal } from '@keelson/kernel';
import type { FigureUnit } from '@keelson/vocabulary';
import type { Figure, FigureFlag, FormulaId, InputSource } from '../figure';
import { FORMULAS } from '../figure';
import type { Company } from '../values';
import type { ExplainedCount, ExplainedLine } from './explained-lines';
import { explainedCounts, explainedLines } from './explained-lines';

export interface ExplainedInput {
  readonly name: string;
  /** Pounds for amounts. */
  readonly value: Decimal | null;
  readonly kind: InputSource['kind'];
  /** Of what is given, and of figures; the others follow from their kind. */
  readonly unit: FigureUnit | null;
  /** They add up to the value exactly where the input is a sum: of movements, of balances, of bank days. */
  readonly lines: readonly ExplainedLine[];
  /** Their mean is the value of a number of employees. */
  readonly counts: readonly ExplainedCount[];
  /** How an input that is a figure itself was computed. */
  readonly explanation: Explanation | null;
}

/** A figure taken apart: the formula, its inputs, and the lines that they are the sums of. */
export interface Explanation {
  readonly formulaId: FormulaId;
  readonly formulaVersion: number;
  /** Section in the book of formulas. */
  readonly section: string;
  readonly text: string;
  readonly unit: FigureUnit;
  readonly value: Decimal | null;
  readonly importIds: readonly string[];
  readonly flags: readonly FigureFlag[];
  readonly inputs: readonly ExplainedInput[];
}

function unitOf(from: InputSource): FigureUnit | null {
  if (from.kind === 'given') return from.unit;
  return from.kind === 'figure' ? FORMULAS[from.figure.formulaId].unit : null;
}

/**
 * Takes a figure apart down to the lines of the trial balances (BEYOND-01). The company is the one that it was computed
 * from: the same books on the same day.
 */
export function explain(company: Company, figure: Figure): Explanation {
  const { section, text, unit } = FORMULAS[figure.formulaId];
  return {
    formulaId: figure.formulaId,
    formulaVersion: figure.formulaVersion,
    section,
    text,
    unit,
    value: figure.value,
    importIds: figure.importIds,
    flags: figure.flags,
    inputs: figure.inputs.map(({ name, value, from }) => ({
      name,
      value,
      kind: from.kind,
      unit: unitOf(from),
      lines: explainedLines(company, from),
      counts: explainedCounts(company, from),
      explanation: from.kind === 'figure' ? explain(company, from.figure) : null,
    })),
  };
}
