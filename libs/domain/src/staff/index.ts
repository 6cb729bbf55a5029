export * from './second-factor-rule.decider';
export * from './second-factor-rule.events';
export * from './staff.decider';
export * from './staff.events';
