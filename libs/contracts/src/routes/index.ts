export * from './access-matrix';
export * from './routes.gen';
export * from './standing-table';
