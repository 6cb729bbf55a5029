export * from './effects';
export * from './explain';
export * from './explained-lines';
