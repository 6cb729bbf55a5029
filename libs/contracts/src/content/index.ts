export * from './content.contract';
export * from './content.paths';
