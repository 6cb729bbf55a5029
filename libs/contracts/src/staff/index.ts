export * from './staff.contract';
export * from './staff.messages';
export * from './staff.paths';
