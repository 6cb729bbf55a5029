export * from './enquiries.contract';
export * from './enquiries.messages';
export * from './enquiries.paths';
export * from './enquiry-list';
export * from './inbox.contract';
