import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { MadePasskey, SignedByPasskey } from '@keelson/contracts/validation';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** As far as an authenticator looks at what `navigator.credentials.create` is told. */
export interface CreationAsked {
  readonly challenge: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
}

export interface SignatureAsked {
  readonly challenge: string;
  readonly rpId: string;
}

/** What an authenticator, or the browser before it, would say otherwise. */
export interface Otherwise {
  readonly origin?: string;
  readonly type?: string;
  readonly challenge?: string;
  readonly rpId?: string;
  readonly userVerified?: boolean;
  readonly counter?: number;
  readonly credentialId?: string;
}

const ORIGIN = 'http://localhost:3000';
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** An authenticator with one passkey (ES256), and the browser that it answers through. */
export class SoftwareAuthenticator {
  readonly credentialId = base64url(randomBytes(32));
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;
  private userHandle: string | undefined;
  /** `undefined`: it does not count and always says 0. */
  counter: number | undefined;

  constructor({ counts = true }: { readonly counts?: boolean } = {}) {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    [this.privateKey, this.publicKey] = [pair.privateKey, pair.publicKey];
    this.counter = counts ? 0 : undefined;
  }

  make(asked: CreationAsked, otherwise: Otherwise = {}): MadePasskey {
    this.userHandle = asked.user.id;
    const id = otherwise.credentialId ?? this.credentialId;
    const rawId = Buffer.from(id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(rawId.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, rawId, this.coseKey()]);
    const authData = Buffer.concat([this.data(asked.rp.id, ATTESTED, otherwise), attested]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', Uint8Array.from(authData)],
    ]);
    return {
      id,
      clientDataJSON: base64url(this.clientData('webauthn.create', asked.challenge, otherwise)),
      attestationObject: base64url(isoCBOR.encode(attestation as never)),
      transports: ['internal'],
    };
  }

  sign(asked: SignatureAsked, otherwise: Otherwise = {}): SignedByPasskey {
    const id = otherwise.credentialId ?? this.credentialId;
    const data = this.data(asked.rpId, 0, otherwise);
    const clientData = this.clientData('webauthn.get', asked.challenge, otherwise);
    return {
      id,
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', Buffer.concat([data, sha256(clientData)]), this.privateKey)),
      ...(this.userHandle !== undefined && { userHandle: this.userHandle }),
    };
  }

  private data(rpId: string, flags: number, otherwise: Otherwise): Buffer {
    if (this.counter !== undefined) this.counter += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(otherwise.counter ?? this.counter ?? 0);
    const verified = (otherwise.userVerified ?? true) ? VERIFIED : 0;
    return Buffer.concat([sha256(otherwise.rpId ?? rpId), Buffer.from([PRESENT | verified | flags]), counter]);
  }

  private clientData(type: string, challenge: string, otherwise: Otherwise): Buffer {
    const said = { type: otherwise.type ?? type, challenge: otherwise.challenge ?? challenge };
    return Buffer.from(JSON.stringify({ ...said, origin: otherwise.origin ?? ORIGIN, crossOrigin: false }));
  }

  /** RFC 9053: an EC2 key for ES256 on P-256. */
  private coseKey(): Uint8Array {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    const coordinate = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'base64url'));
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]);
    return isoCBOR.encode(key);
  }
}
