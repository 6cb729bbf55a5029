export * from './content-source';
export * from './shipped-content';
export { entriesOf } from './strapi-answer';
export * from './strapi-content';
