export * from './exported-root';
export * from './log-root';
export * from './root-key';
export * from './root-witness';
