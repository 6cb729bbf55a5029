import type { RouteObject } from 'react-router-dom';
import * as paths from '../../client/paths';
import type { RouteHandle } from '../../client/route-handle';
import { STEP_WORDS } from './steps';

const titled = (title: string): RouteHandle => ({ title });
const premium = (title: string): RouteHandle => ({ title, access: 'premium' });

/** Pages inside the application's frame. */
export const onboardingRoutes: RouteObject[] = [
  {
    path: paths.onboarding,
    handle: titled('Getting you set up'),
    lazy: () => import('./pages/progress-page').then(({ ProgressPage }) => ({ Component: ProgressPage })),
  },
  {
    path: paths.onboardingStep(':step'),
    handle: titled('A step of your onboarding'),
    lazy: () => import('./pages/step-by-name-page').then(({ StepByNamePage }) => ({ Component: StepByNamePage })),
  },
  {
    path: STEP_WORDS.generic.path,
    handle: premium(STEP_WORDS.generic.title),
    lazy: () =>
      import('./pages/generic-questions-page').then(({ GenericQuestionsPage }) => ({
        Component: GenericQuestionsPage,
      })),
  },
];

/** The two videos: inside the application's frame for customers, and open to visitors. */
export const onboardingVideoRoutes: RouteObject[] = [
  {
    path: STEP_WORDS.thankYou.path,
    handle: titled(STEP_WORDS.thankYou.title),
    lazy: () => import('./pages/thank-you-page').then(({ ThankYouPage }) => ({ Component: ThankYouPage })),
  },
  {
    path: STEP_WORDS.benefits.path,
    handle: titled(STEP_WORDS.benefits.title),
    lazy: () => import('./pages/benefits-page').then(({ BenefitsPage }) => ({ Component: BenefitsPage })),
  },
];
