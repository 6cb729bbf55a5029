export * from './channel-partners.select';
export * from './channel-partners.table';
