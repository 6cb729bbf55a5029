export * from './generic-answers.table';
export * from './onboarding-progress.select';
export * from './onboarding-progress.table';
