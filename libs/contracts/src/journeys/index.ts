export * from './journeys.access';
export * from './journeys.paths';
