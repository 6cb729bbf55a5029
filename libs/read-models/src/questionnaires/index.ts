export * from './latest-scores';
export * from './questionnaire-answers.table';
export * from './questionnaire-scores.table';
export * from './questionnaires.select';
