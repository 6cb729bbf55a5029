import type { Figure, FigureFlag } from '@keelson/calculators';
import type { overviewContract } from '@keelson/contracts/my-financials';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { rounded } from '@keelson/kernel';

export type OverviewAnswer = AnswerInputOf<typeof overviewContract>;
export type FinancialsAnswer = NonNullable<OverviewAnswer['financials']>;
type WireFlag = FinancialsAnswer['flags'][number];

/** Finer than anything that is displayed, so that rounding for display is not rounding twice. */
const PLACES = 8;

export const wireValue = (figure: Pick<Figure, 'value'> | null | undefined): number | null =>
  rounded(figure?.value ?? null, PLACES);

function wireFlag(flag: FigureFlag): WireFlag {
  switch (flag.kind) {
    case 'partial':
      return { kind: flag.kind, count: flag.months };
    case 'monthsMissing':
      return { kind: flag.kind, months: [...flag.months] };
    case 'outOfBalance':
    case 'doesNotBalance':
    case 'profitsDiffer':
      return { kind: flag.kind, months: [flag.month], difference: flag.difference / 100 };
    case 'unmapped':
    case 'splitUnknown':
      return { kind: flag.kind, count: flag.refs.length };
    case 'vatUnknown':
    case 'creditBalance':
    case 'growthUnknown':
    case 'taxOwedUnknown':
      return { kind: flag.kind };
    case 'transferAssumed':
      return { kind: flag.kind, count: flag.dates.length };
  }
}

/** Each said once. */
export const wireFlags = (flags: readonly FigureFlag[]): WireFlag[] => [
  ...new Map(flags.map(wireFlag).map((flag) => [JSON.stringify(flag), flag])).values(),
];
