export * from './quizzes.decider';
export * from './quizzes.events';
export * from './quizzes.state';
