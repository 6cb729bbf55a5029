export * from './balance-sheet.contract';
export * from './detail.contract';
export * from './explanation.contract';
export * from './figure-names';
export * from './my-financials.messages';
export * from './my-financials.paths';
export * from './overview.contract';
export * from './sections.contract';
