export * from './deletion.commands';
export * from './deletion.decider';
export * from './deletion.events';
export * from './erasure-certificate';
