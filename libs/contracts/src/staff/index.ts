export * from './member-list';
export * from './members.contract';
export * from './staff.contract';
export * from './staff.messages';
export * from './staff.paths';
