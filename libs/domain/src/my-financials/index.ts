export * from './sections.decider';
export * from './sections.events';
