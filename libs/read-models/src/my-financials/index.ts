export * from './watched-sections.select';
export * from './watched-sections.table';
