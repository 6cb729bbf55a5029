import type { RouteObject } from 'react-router-dom';
import * as paths from '../../client/paths';
import type { RouteHandle } from '../../client/route-handle';

const premium = (title: string): RouteHandle => ({ title, access: 'premium' });

/** Pages inside the application's frame. */
export const questionnairesRoutes: RouteObject[] = [
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
