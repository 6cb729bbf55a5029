export * from './learning-path';
export * from './learning-progress';
export * from './questionnaire-score';
export * from './score-bands';
