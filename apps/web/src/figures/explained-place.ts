import {
  CHANGES_AGAINST,
  type ChangeAgainst,
  EXPLAINED_FIGURES,
  EXPLAINED_SPANS,
  type ExplainedFigure,
  type ExplainedSpan,
  GOAL_FIGURE,
} from '@keelson/contracts/my-financials';
import type { Address } from '../ui/table/use-address';

/** A figure that is explained, and what it is of. */
export interface ExplainedPlace {
  readonly figure: ExplainedFigure | typeof GOAL_FIGURE;
  readonly over: ExplainedSpan;
  /** A month or a day; the last one that there is unless given. */
  readonly at?: string | undefined;
  /** Explains its change against this, not the figure itself. */
  readonly against?: ChangeAgainst | undefined;
  /** Explains how it stands beside the sector. */
  readonly beside?: 'sector' | undefined;
  /** Which goal, where its probability is explained. */
  readonly goal?: string | undefined;
}

/** What of a page is explained, and how to have something else explained, or nothing. */
export interface Explaining {
  readonly explained: ExplainedPlace | undefined;
  readonly explain: (place: ExplainedPlace | undefined) => void;
}

export const isSamePlace = (one: ExplainedPlace | undefined, other: ExplainedPlace): boolean =>
  one?.figure === other.figure &&
  one.over === other.over &&
  one.at === other.at &&
  one.against === other.against &&
  one.beside === other.beside &&
  one.goal === other.goal;

const PLACE = /^\d{4}-\d\d(-\d\d)?$/;

function placeIn(query: URLSearchParams): ExplainedPlace | undefined {
  const figure = ([...EXPLAINED_FIGURES, GOAL_FIGURE] as const).find((each) => each === query.get('explain'));
  const at = query.get('at') ?? '';
  const over = EXPLAINED_SPANS.find((span) => span === query.get('over')) ?? 'twelveMonths';
  return (
    figure && {
      figure,
      over,
      at: PLACE.test(at) ? at : undefined,
      against: CHANGES_AGAINST.find((each) => each === query.get('against')),
      beside: query.get('beside') === 'sector' ? 'sector' : undefined,
      goal: query.get('goal') ?? undefined,
    }
  );
}

/** What is explained stands in the address, so that a link shows it. */
export const explainingIn = ({ query, assign }: Pick<Address, 'query' | 'assign'>): Explaining => ({
  explained: placeIn(query),
  explain: (place) =>
    assign({
      explain: place?.figure,
      over: place?.over,
      at: place?.at,
      against: place?.against,
      beside: place?.beside,
      goal: place?.goal,
    }),
});

/** For an address in which nothing is explained any more. */
export const NOTHING_EXPLAINED = {
  explain: undefined,
  over: undefined,
  at: undefined,
  against: undefined,
  beside: undefined,
  goal: undefined,
} as const;
