import type { RouteObject } from 'react-router-dom';
import * as paths from '../../client/paths';
import type { RouteHandle } from '../../client/route-handle';
import { ForOwners } from '../../learning/for-owners';

const premium = (title: string): RouteHandle => ({ title, access: 'premium' });

const pages: RouteObject[] = [
  {
    path: paths.moduleQuestionnaire(':moduleId'),
    handle: premium('Questionnaire'),
    lazy: () =>
      import('./pages/questionnaire-page').then(({ QuestionnairePage }) => ({ Component: QuestionnairePage })),
  },
  {
    path: paths.moduleScores(':moduleId'),
    handle: premium('Score'),
    lazy: () => import('./pages/questionnaire-page').then(({ ScorePage }) => ({ Component: ScorePage })),
  },
  {
    path: paths.financeAnswers,
    handle: premium('Your finance answers'),
    lazy: () => import('./pages/answers-page').then(({ AnswersPage }) => ({ Component: AnswersPage })),
  },
];

/** Pages inside the application's frame. */
export const questionnairesRoutes: RouteObject[] = [{ element: <ForOwners />, children: pages }];
