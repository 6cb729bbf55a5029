export * from './books';
