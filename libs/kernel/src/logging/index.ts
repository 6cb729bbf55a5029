export * from './redaction';
