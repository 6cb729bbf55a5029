export * from './passkey.contract';
export * from './second-step.contract';
export * from './session.contract';
export * from './session.messages';
export * from './session.paths';
export * from './token-claims';
