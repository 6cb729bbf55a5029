import { createPrivateKey, createPublicKey, createSign, generateKeyPairSync } from 'node:crypto';
import { KeptFile } from '../provider/kept-file';

const KEY_ID = 'stand-in-1';
const coded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The key that id tokens are signed with; made when one is first asked for. */
export class SigningKey {
  private constructor(private readonly kept: KeptFile<{ pem: string }>) {}

  static async open(folder: string | undefined): Promise<SigningKey> {
    return new SigningKey(await KeptFile.open(folder, 'signing-key.json', { pem: '' }));
  }

  async jwks(): Promise<{ readonly keys: readonly object[] }> {
    const jwk = createPublicKey(await this.key()).export({ format: 'jwk' });
    return { keys: [{ ...jwk, kid: KEY_ID, use: 'sig', alg: 'RS256' }] };
  }

  async sign(claims: object): Promise<string> {
    const text = `${coded({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })}.${coded(claims)}`;
    return `${text}.${createSign('RSA-SHA256')
      .update(text)
      .sign(await this.key(), 'base64url')}`;
  }

  private async key() {
    if (this.kept.value.pem === '') {
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      this.kept.value.pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
      await this.kept.keep();
    }
    return createPrivateKey(this.kept.value.pem);
  }
}
