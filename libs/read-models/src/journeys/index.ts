export * from './journey-funnel.select';
export * from './journey-standings.table';
export * from './journey-step-times.table';
export * from './waiting-customers.select';
