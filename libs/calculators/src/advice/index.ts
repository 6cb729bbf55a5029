export * from './advice-facts';
export * from './next-advice';
