export * from './journey-funnel.select';
export * from './journey-standings.table';
export * from './journey-step-times.table';
export * from './journey-steps';
export * from './waiting-customers.select';
