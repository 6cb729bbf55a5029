export * from './card-details';
