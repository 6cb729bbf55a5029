export * from './member-list';
export * from './members.contract';
export * from './second-factor-rule.contract';
export * from './staff.contract';
export * from './staff.messages';
export * from './staff.paths';
