export * from './decisions.contract';
export * from './exceptions.contract';
export * from './payout-fields';
export * from './payouts.contract';
export * from './reconciliation-list';
export * from './reconciliation.contract';
export * from './reconciliation.messages';
export * from './reconciliation.paths';
