export * from './content-reference';
export * from './content-source';
export * from './push-content';
export * from './shipped-content';
export * from './strapi-content';
export * from './strapi-files';
export * from './strapi-schema';
