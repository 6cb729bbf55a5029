import { accepted } from '@keelson/kernel';
import type { Decider, Rejection } from '../decider';
import type { FigureEvent, FiguresPublished } from './figures.events';

export interface PublishFigures {
  readonly name: 'PublishFigures';
  readonly published: FiguresPublished['data'];
}

export interface FiguresState {
  readonly last: FiguresPublished['data'] | undefined;
}

/** Figures are published when they came out otherwise than those before. */
export const figuresDecider: Decider<PublishFigures, FiguresState, FigureEvent, Rejection<never>> = {
  initialState: { last: undefined },
  decide: ({ published }, { last }) =>
    accepted(last && isSame(published, last) ? [] : [{ type: 'figures.published.v1', data: published }]),
  evolve: (_state, event) => ({ last: event.data }),
};

/** Erased figures differ from any. */
const isSame = (one: FiguresPublished['data'], other: FiguresPublished['data']): boolean =>
  one.asAt === other.asAt &&
  one.formulaVersion === other.formulaVersion &&
  JSON.stringify(inOrder(one.figures)) === JSON.stringify(inOrder(other.figures));

const inOrder = (figures: FiguresPublished['data']['figures']): readonly (readonly [string, string | null])[] =>
  Object.entries<string | null>(figures).sort(([one], [other]) => (one < other ? -1 : 1));
