export * from './generic-answers';
export * from './onboarding.commands';
export { onboardingDecider } from './onboarding.decider';
export * from './onboarding.events';
export { type OnboardingState, REFUSAL_LIMIT, REFUSAL_WINDOW_MS } from './onboarding.state';
export * from './onboarding.steps';
