/** A versioned 32-byte secret. The first of the list is current; the others only open what they once sealed. */
export interface MasterKey {
  readonly version: number;
  readonly secret: Buffer;
}
