import type { MadePasskey, SignedByPasskey } from '@keelson/contracts/validation';
import type { HeldPasskey, PasskeyCredential } from '@keelson/vault';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { COSEALG, decodeAttestationObject, decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { RelyingParty } from './relying-party';

/** What every authenticator can: EdDSA, ECDSA on P-256 and RSA, each with SHA-256. */
export const PASSKEY_ALGORITHMS: readonly number[] = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

export type ProvenPasskey = PasskeyCredential & { readonly signCount: number };

/** What the authenticator was asked to sign; `undefined` where the answer says nothing of it. */
export const challengeIn = ({ clientDataJSON }: MadePasskey): Promise<string | undefined> =>
  judged(() => decodeClientDataJSON(clientDataJSON).challenge);

/** The passkey that was made for this challenge; `undefined` where the answer does not show that there is one. */
export const provenPasskey = (
  made: MadePasskey,
  challenge: string,
  party: RelyingParty,
): Promise<ProvenPasskey | undefined> =>
  judged(async () => {
    if (!isUnattested(made)) return undefined;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...named(made.id),
        response: { clientDataJSON: made.clientDataJSON, attestationObject: made.attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
    });
    if (!verified || registrationInfo.credential.id !== made.id) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      transports: made.transports,
      signCount: counter,
    };
  });

/** The counter that goes with a right signature of this challenge; `undefined` for any other one. */
export const provenCounter = (
  signed: SignedByPasskey,
  challenge: string,
  party: RelyingParty,
  held: HeldPasskey,
): Promise<number | undefined> =>
  judged(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...named(signed.id),
        response: {
          clientDataJSON: signed.clientDataJSON,
          authenticatorData: signed.authenticatorData,
          signature: signed.signature,
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: held.credentialId,
        publicKey: Uint8Array.from(Buffer.from(held.publicKey, 'base64url')),
        counter: held.signCount,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  });

const named = (id: string) => ({ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} });

/**
 * Nothing is asked about the make of the device, and what somebody sends of it all the same is refused: its certificates
 * would name addresses that the server is to fetch.
 */
function isUnattested({ attestationObject }: MadePasskey): boolean {
  const attestation = decodeAttestationObject(Uint8Array.from(Buffer.from(attestationObject, 'base64url')));
  const form = attestation.get('fmt');
  return form === 'none' || (form === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
}

/** The library throws at what does not fit, and at what cannot be read. */
async function judged<Value>(judge: () => Value | Promise<Value>): Promise<Value | undefined> {
  try {
    return await judge();
  } catch {
    return undefined;
  }
}
