export * from './exported-root';
export * from './log-root';
export * from './log-verification';
export * from './root-key';
export * from './root-ledger';
export * from './root-witness';
