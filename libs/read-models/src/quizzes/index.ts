export * from './latest-quizzes';
export * from './quiz-answers.table';
export * from './quiz-scores.table';
export * from './quizzes.select';
