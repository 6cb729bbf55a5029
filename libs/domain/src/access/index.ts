export * from './access.events';
export * from './denial.decider';
