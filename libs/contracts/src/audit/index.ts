export * from './audit.contract';
export * from './audit.messages';
export * from './audit.paths';
export * from './export.contract';
export * from './history-kinds';
export * from './verification.contract';
