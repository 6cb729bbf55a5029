export * from './channel-partners.select';
export * from './channel-partners.table';
export * from './list-partners.select';
