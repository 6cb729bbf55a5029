export * from './plan-base';
