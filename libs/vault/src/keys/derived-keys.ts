import { hkdfSync } from 'node:crypto';

/** A versioned secret of 32 bytes from the environment. */
export interface MasterKey {
  readonly version: number;
  readonly secret: Buffer;
}

export interface VersionedKey {
  readonly version: number;
  readonly key: Buffer;
}

/** HKDF-SHA-256 to 32 bytes. The purpose keeps keys apart that stem from one secret. */
export const deriveKey = (secret: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), `keelson/${purpose}`, 32));

/** Keys of one purpose, one for each master key. New things use the current one; old things name their version. */
export class DerivedKeys {
  readonly #byVersion: ReadonlyMap<number, Buffer>;
  readonly current: VersionedKey;

  /** @param masterKeys the first is current. @throws RangeError when there is none or a version stands twice. */
  constructor(masterKeys: readonly MasterKey[], purpose: string) {
    const [first] = masterKeys;
    if (!first) throw new RangeError('there is no master key');
    const keys = masterKeys.map(({ version, secret }) => [version, deriveKey(secret, purpose)] as const);
    this.#byVersion = new Map(keys);
    if (this.#byVersion.size !== masterKeys.length) throw new RangeError('two master keys have one version');
    this.current = { version: first.version, key: deriveKey(first.secret, purpose) };
  }

  /** The highest version, current or not. */
  get newest(): number {
    return Math.max(...this.#byVersion.keys());
  }

  ofVersion(version: number): Buffer | undefined {
    return this.#byVersion.get(version);
  }
}
