import type { beginPasskeyContract } from '@keelson/contracts/accounts';
import type { passkeyOptionsContract } from '@keelson/contracts/session';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { PasskeyCredential } from '@keelson/vault';
import { PASSKEY_ALGORITHMS } from './passkey-verification';
import type { RelyingParty } from './relying-party';

export type PasskeyCreation = AnswerInputOf<typeof beginPasskeyContract>;
export type PasskeyRequest = AnswerInputOf<typeof passkeyOptionsContract>;

const PRODUCT = 'Keelson';

/** How long a passkey may take, from the question to the answer. */
export const PASSKEY_MS = 300_000;

export interface PasskeyHolder {
  /** What authenticators know the account by. */
  readonly handle: string;
  readonly email: string;
  readonly name: string;
}

/** Asks for a passkey that knows its holder by a finger, a face or a PIN, on no device that has one of the account. */
export const creationOf = (
  challenge: string,
  { id }: RelyingParty,
  { handle, email, name }: PasskeyHolder,
  held: readonly PasskeyCredential[],
): PasskeyCreation => ({
  rp: { id, name: PRODUCT },
  user: { id: handle, name: email, displayName: name },
  challenge,
  pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
  timeout: PASSKEY_MS,
  excludeCredentials: held.map(descriptor),
  authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  attestation: 'none',
});

/** Asks for a signature by one of the account's passkeys. */
export const requestOf = (
  challenge: string,
  { id }: RelyingParty,
  held: readonly PasskeyCredential[],
): PasskeyRequest => ({
  challenge,
  timeout: PASSKEY_MS,
  rpId: id,
  allowCredentials: held.map(descriptor),
  userVerification: 'required',
});

const descriptor = ({ credentialId, transports }: PasskeyCredential) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports: [...transports],
});
