export * from './accounting-system';
export type { CallAllowances } from './call-allowances';
