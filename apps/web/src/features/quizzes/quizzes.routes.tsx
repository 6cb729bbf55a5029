import type { RouteObject } from 'react-router-dom';
import * as paths from '../../client/paths';
import type { RouteHandle } from '../../client/route-handle';
import { ForOwners } from '../../learning/for-owners';

const handle: RouteHandle = { title: 'Quiz', access: 'premium' };

/** Pages inside the application's frame. */
export const quizzesRoutes: RouteObject[] = [
  {
    element: <ForOwners />,
    children: [
      {
        path: paths.subChapterQuiz(':subChapterId'),
        handle,
        lazy: () => import('./pages/quiz-page').then(({ QuizPage }) => ({ Component: QuizPage })),
      },
    ],
  },
];
