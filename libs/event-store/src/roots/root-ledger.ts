import type { LogRoot, RootFault, RootKey } from './log-root';

export type Sealing =
  | { readonly kind: 'sealed'; readonly root: LogRoot }
  /** Nothing was appended since the newest root. */
  | { readonly kind: 'unchanged'; readonly root: LogRoot | undefined }
  /** The newest root no longer holds: none is put upon it. */
  | RootFault;

/** Where the signed roots of a log are made and kept. */
export interface RootLedger {
  /** Makes a signed root over everything appended so far. */
  sealLog(key: RootKey): Promise<Sealing>;
  /** The newest signed root; `undefined` while none is made. */
  newestRoot(): Promise<LogRoot | undefined>;
}
