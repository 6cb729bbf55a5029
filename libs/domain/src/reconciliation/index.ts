export * from './facts.events';
