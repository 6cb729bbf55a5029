export * from './access-log.contract';
export * from './audit-trail.contract';
export * from './history.contract';
export * from './history.messages';
export * from './history.paths';
export * from './export.contract';
export * from './verification.contract';
