import type { OwnPasskey } from '../../second-factors.api';

/** What the own password is asked for. */
export type FactorAct =
  | { readonly kind: 'begin-app' | 'remove-app' | 'begin-passkey' | 'renew-codes' }
  | { readonly kind: 'remove-passkey'; readonly passkey: OwnPasskey };
