export * from './card-number';
export * from './email';
export * from './name';
export * from './password-policy';
export * from './phone';
export * from './postcode';
export * from './web-address';
