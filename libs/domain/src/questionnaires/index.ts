export * from './chapter-form';
export * from './questionnaires.decider';
export * from './questionnaires.events';
export * from './questionnaires.state';
