export * from './access-matrix';
export * from './open-under-deletion';
export * from './routes.gen';
export * from './standing-table';
