export * from './cached-register';
export * from './companies-house';
export * from './company-register';
export * from './no-register';
