import type { ChartSeries, Tone } from './chart-data';

export interface Segment {
  readonly name: string;
  readonly tone: Tone;
  /** Of the bar. */
  readonly index: number;
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

/** What is positive grows upwards from zero in the order of the series, what is negative downwards. */
export function segmentsOf(series: readonly ChartSeries[]): readonly Segment[] {
  const tops = new Map<number, number>();
  const bottoms = new Map<number, number>();
  return series.flatMap(({ name, tone, values }) =>
    values.flatMap((value, index) => {
      if (value === null || value === 0) return [];
      const ends = value > 0 ? tops : bottoms;
      const from = ends.get(index) ?? 0;
      ends.set(index, from + value);
      return [{ name, tone, index, value, from, to: from + value }];
    }),
  );
}

/** How far the segments of one bar reach. Shares of a whole reach it and not a little further. */
export const heightsOf = (segments: readonly Segment[]): readonly number[] =>
  segments.map(({ to }) => Math.round(to * 1e6) / 1e6);
