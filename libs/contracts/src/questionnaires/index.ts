export * from './questionnaires.contract';
export * from './questionnaires.messages';
export * from './questionnaires.paths';
