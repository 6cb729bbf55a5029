export * from './answers';
export type { StandIn } from './ask';
export * from './ask-quickbooks';
export * from './ask-xero';
export * from './expected-pages';
export * from './quickbooks-answers';
export * from './xero-answers';
export * from './typed-figures';
