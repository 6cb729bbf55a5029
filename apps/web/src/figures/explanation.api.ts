import type { AnswerOf } from '@keelson/contracts';
import { type explanationContract, myFinancialsPaths } from '@keelson/contracts/my-financials';
import { baseApi } from '../client/base-api';
import type { ExplainedPlace } from './explained-place';

export type FigureExplanation = AnswerOf<typeof explanationContract>;

/** Whose figures, and by which clocks. */
export interface Asked {
  readonly accountId: string;
  readonly asAt?: string | undefined;
  readonly knownOn?: string | undefined;
}

/** The clocks as the query of a call; left out where they show today. */
export const clocksOf = ({ asAt, knownOn }: Asked) => ({
  ...(asAt !== undefined && { asAt }),
  ...(knownOn !== undefined && { knownOn }),
});

const explanationApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['goals', 'ledger', 'watched-sections'] })
  .injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      figureExplanation: build.query<FigureExplanation, Asked & ExplainedPlace>({
        query: ({ figure, over, at, against, goal, ...asked }) => ({
          route: myFinancialsPaths.explanation,
          params: { accountId: asked.accountId, figure },
          query: {
            ...clocksOf(asked),
            over,
            ...(at !== undefined && { at }),
            ...(against && { against }),
            ...(goal !== undefined && { goal }),
          },
        }),
        providesTags: ['goals', 'ledger', 'watched-sections'],
      }),
    }),
  });

export const { useFigureExplanationQuery } = explanationApi;
