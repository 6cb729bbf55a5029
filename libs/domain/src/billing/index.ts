export * from './billing-situation';
export * from './billing.commands';
export * from './billing.decider';
export * from './billing.events';
export * from './billing.state';
export { monthsAfter } from './facts-news';
export * from './plan-catalogue';
export * from './subscription-request-events';
export * from './subscription-requests';
