export * from './detail.contract';
export * from './explanation.contract';
export * from './figure-names';
export * from './figures.messages';
export * from './figures.paths';
export * from './overview.contract';
export * from './sections.contract';
