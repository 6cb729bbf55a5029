export * from './audit.contract';
export * from './audit.messages';
export * from './audit.paths';
export * from './export.contract';
export * from './verification.contract';
