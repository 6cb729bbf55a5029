export * from './questionnaire-score';
export * from './score-bands';
