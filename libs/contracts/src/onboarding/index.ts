export * from './generic-form';
export * from './flags-record';
export * from './generic-question.contract';
export * from './onboarding.contract';
export * from './onboarding.flags';
export * from './onboarding.messages';
export * from './onboarding.paths';
export * from './onboarding.refusals';
