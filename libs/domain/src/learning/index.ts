export * from './learning.decider';
export * from './learning.events';
export * from './learning.state';
export * from './module-contents';
