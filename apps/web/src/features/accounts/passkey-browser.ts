import type { BodyOf } from '@keelson/contracts';
import type { confirmPasskeyContract } from '@keelson/contracts/accounts';
import type { passkeyContract } from '@keelson/contracts/session';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { PasskeyRequest } from '../../session/session.api';
import type { PasskeyCreation } from './second-factors.api';

/** Lets the browser and its holder make a passkey. @throws Error that `passkeyFailure` has words for. */
export async function makePasskey(asked: PasskeyCreation): Promise<BodyOf<typeof confirmPasskeyContract>['passkey']> {
  const { id, response } = await startRegistration({ optionsJSON: asked });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
}

/** Lets a passkey sign. @throws Error that `passkeyFailure` has words for. */
export async function signByPasskey(asked: PasskeyRequest): Promise<BodyOf<typeof passkeyContract>['passkey']> {
  const { id, response } = await startAuthentication({ optionsJSON: asked });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) };
}
