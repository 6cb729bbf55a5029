export * from './companies.contract';
export * from './companies.messages';
export * from './companies.paths';
export * from './company-search';
