import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { RootKey } from './log-root';

/** PKCS #8 of an Ed25519 private key up to its 32 bytes (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const SEED_BYTES = 32;

/** @param seed 32 secret bytes: the same seed makes the same key. @throws RangeError for another length. */
export function rootKeyOf(seed: Buffer): RootKey {
  if (seed.length !== SEED_BYTES) throw new RangeError(`a seed of ${seed.length} bytes`);
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey);
  const spki = publicKey.export({ format: 'der', type: 'spki' });
  return {
    keyId: createHash('sha256').update(spki).digest('hex').slice(0, 16),
    publicKey: spki.toString('base64'),
    sign: (statement) => sign(null, Buffer.from(statement, 'utf8'), privateKey).toString('base64'),
    verify: (statement, signature) =>
      verify(null, Buffer.from(statement, 'utf8'), publicKey, Buffer.from(signature, 'base64')),
  };
}
