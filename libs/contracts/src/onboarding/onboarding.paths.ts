import { definePaths } from '../wire/route';

export const onboardingPaths = definePaths({
  progress: { id: 'onboarding.progress', method: 'GET', path: '/api/v1/onboarding/progress', environment: 'app' },
  recordProgress: { id: 'onboarding.recordProgress', method: 'POST', path: '/api/v1/onboarding/progress' },
  openStep: { id: 'onboarding.openStep', method: 'POST', path: '/api/v1/onboarding/steps/:step/open' },
  completeStep: { id: 'onboarding.completeStep', method: 'POST', path: '/api/v1/onboarding/steps/:step/complete' },
  genericAnswers: { id: 'onboarding.genericAnswers', method: 'GET', path: '/api/v1/onboarding/generic-answers' },
  saveGenericAnswers: {
    id: 'onboarding.saveGenericAnswers',
    method: 'POST',
    path: '/api/v1/onboarding/generic-answers',
  },
  saveAndLogOut: { id: 'onboarding.saveAndLogOut', method: 'POST', path: '/api/v1/onboarding/save-and-log-out' },
});
