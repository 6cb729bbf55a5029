export * from './access-matrix';
export * from './routes.gen';
