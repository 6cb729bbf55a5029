export * from './content.access';
export * from './content.contract';
export * from './content.paths';
