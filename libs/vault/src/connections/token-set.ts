/** Tokens of a provider. Never logged, never in an event, never in an answer. */
export interface ProviderTokenSet {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly accessExpiresAt: Date;
  /** When the refresh token dies if it is not used. */
  readonly refreshExpiresAt: Date | null;
  /** When consent ends however often it is used. */
  readonly hardExpiresAt: Date | null;
}
