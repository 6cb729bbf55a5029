export * from './generated-company';
