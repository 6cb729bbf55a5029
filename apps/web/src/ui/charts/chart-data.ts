import type { FigureUnit } from '@keelson/vocabulary';

/** What a value counts. */
export type Unit = Exclude<FigureUnit, 'months' | 'ratio'>;

/** Place in the theme's order of series: 1 is the subject, 5 what it is compared with. */
export type Tone = 1 | 2 | 3 | 4 | 5 | 6;

export interface ChartPoint {
  /** Unlike every other point of the chart. */
  readonly key: string;
  /** Under the axis: `Oct`. */
  readonly label: string;
  /** In tooltips and tables: `October 2026`. */
  readonly longLabel: string;
  /** The one that is spoken of. */
  readonly strong?: boolean;
  /** Before the period that is spoken of: drawn in the colour of what is compared with. */
  readonly muted?: boolean;
}

export interface ChartSeries {
  readonly name: string;
  readonly tone: Tone;
  readonly dashed?: boolean;
  /** One a point; `null` where there is none, which stays a gap. */
  readonly values: readonly (number | null)[];
}

export interface ChartData {
  readonly title: string;
  readonly unit: Unit;
  /** Heads the column of points in tables: `Month`. */
  readonly pointsAre: string;
  readonly points: readonly ChartPoint[];
  readonly series: readonly ChartSeries[];
}

export const toneColour = (tone: Tone): string => `var(--k-series-${tone})`;

/** The last value that there is, and where; `undefined` without any. */
export function lastValue({ values }: ChartSeries): { readonly index: number; readonly value: number } | undefined {
  const index = values.findLastIndex((value) => value !== null);
  const value = values[index];
  return value === undefined || value === null ? undefined : { index, value };
}
