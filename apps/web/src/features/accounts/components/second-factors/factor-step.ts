import type { NewAuthenticator, PasskeyCreation } from '../../second-factors.api';
import type { FactorAct } from './factor-act';

/** Where somebody is in setting up a second factor. */
export type FactorStep =
  | { readonly at: 'overview' }
  | { readonly at: 'password'; readonly act: FactorAct }
  | { readonly at: 'first-code'; readonly authenticator: NewAuthenticator }
  | { readonly at: 'new-passkey'; readonly asked: PasskeyCreation }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

export const OVERVIEW: FactorStep = { at: 'overview' };
