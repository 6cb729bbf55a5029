export * from './enquiry.commands';
export * from './enquiry.decider';
export * from './enquiry.events';
export * from './enquiry.state';
