export * from './journeys.access';
export * from './journeys.paths';
export * from './stuck-list';
export * from './stuck.contract';
