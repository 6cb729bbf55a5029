/** The keys that seal personal values, one per subject: 32 bytes for AES-256-GCM. Kept outside the event store. */
export interface SubjectKeys {
  /**
   * `undefined` when the key was destroyed, or never existed and `create` is false. A destroyed key is never made again.
   * Rejects when the keys cannot be reached: an outage must not look like an erasure.
   */
  keyFor(subjectId: string, options: { readonly create: boolean }): Promise<Buffer | undefined>;
  /** The keys that exist; destroyed ones are absent from the map. */
  keysFor(subjectIds: readonly string[]): Promise<Map<string, Buffer>>;
}

/** The keys of personal values cannot be had: nothing is wrong with the events. */
export class SubjectKeysUnavailable extends Error {
  override readonly name = 'SubjectKeysUnavailable';

  constructor(cause: unknown) {
    super(`the keys of personal values cannot be had: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
