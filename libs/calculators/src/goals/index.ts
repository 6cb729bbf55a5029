export * from './exit-goal';
export * from './goal-plan';
export * from './goal-probability';
export * from './normal-distribution';
export * from './profit-tax';
