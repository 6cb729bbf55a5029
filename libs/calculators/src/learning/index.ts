export * from './learning-path';
export * from './learning-progress';
export * from './answer-order';
export * from './questionnaire-score';
export * from './quiz-completion';
export * from './quiz-score';
export * from './score-bands';
export * from './task-counts';
