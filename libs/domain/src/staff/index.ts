export * from './staff.decider';
export * from './staff.events';
