/** Recovery codes as they are shown once, and where the log says that they were made. */
export interface NewCodes {
  readonly recoveryCodes: readonly string[];
  readonly position: number;
}
