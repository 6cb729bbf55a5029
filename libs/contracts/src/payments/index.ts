export * from './payment-list';
export * from './payments.contract';
export * from './payments.messages';
export * from './payments.paths';
