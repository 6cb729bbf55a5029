export * from './code-request.decider';
export * from './code-request.events';
export * from './partner.decider';
export * from './partner.events';
