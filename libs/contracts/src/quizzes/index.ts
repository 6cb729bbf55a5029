export * from './quizzes.contract';
export * from './quizzes.messages';
export * from './quizzes.paths';
