import { STEP_TITLES } from '@keelson/vocabulary';
import type { RouteObject } from 'react-router-dom';
import * as paths from '../client/paths';
import type { RouteHandle } from '../client/route-handle';

/** The finance questions, which onboarding and questionnaires share: the application puts them together. */
export const financeQuestionsRoutes: RouteObject[] = [
  {
    path: paths.financeQuestions,
    handle: { title: STEP_TITLES.detailedFinanceBusinessArea, access: 'premium' } satisfies RouteHandle,
    lazy: () =>
      import('./finance-questions-screen').then(({ FinanceQuestionsScreen }) => ({
        Component: FinanceQuestionsScreen,
      })),
  },
];
