export * from './content-source';
export * from './shipped-content';
export * from './strapi-content';
export * from './strapi-schema';
