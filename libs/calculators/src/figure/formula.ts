import type { FigureUnit } from '@keelson/vocabulary';

export interface Formula {
  /** Its section in the book of formulas. */
  readonly section: string;
  readonly unit: FigureUnit;
  /** In the words that a reader of the figure is shown. */
  readonly text: string;
  /** The version of the book of formulas in which it began to read like this. */
  readonly version: number;
}

export const formula = (section: string, unit: FigureUnit, text: string, version = 1): Formula => ({
  section,
  unit,
  text,
  version,
});
