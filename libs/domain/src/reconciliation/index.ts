export * from './facts.decider';
export * from './facts.events';
export * from './sweep.decider';
export * from './sweep.events';
