import { defineTopics } from '../wire/topics';
import { onboardingPaths as paths } from './onboarding.paths';

export const onboardingTopics = defineTopics({
  'onboarding-progress': { projections: ['onboarding-progress'], readBy: paths.progress.id },
  'generic-answers': { projections: ['generic-answers'], readBy: paths.genericAnswers.id },
});
