import { hash } from 'node:crypto';

const MOST_TOKENS = 10_000;

/** What a token of ours says of its bearer; the session decides whether it still counts. */
export interface TokenBearer {
  readonly accountId: string;
  readonly sessionId: string;
}

interface Verified {
  readonly bearer: TokenBearer;
  /** Seconds since 1970, as the token says them. */
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/**
 * What tokens whose signature held say of their bearers, by the digest of the token: checking the signature anew would
 * be a sixth of a read. Only the times can end what was verified; whether the session still lives is asked besides.
 */
export class VerifiedTokens {
  private readonly kept = new Map<string, Verified>();

  constructor(private readonly longestSeconds: number) {}

  bearerOf(token: string, now: Date): TokenBearer | undefined {
    const digest = digestOf(token);
    const verified = this.kept.get(digest);
    if (!verified) return undefined;
    const seconds = Math.floor(now.getTime() / 1000);
    const age = seconds - verified.issuedAt;
    if (age >= 0 && age <= this.longestSeconds && seconds < verified.expiresAt) return verified.bearer;
    this.kept.delete(digest);
    return undefined;
  }

  keep(token: string, verified: Verified): void {
    this.kept.set(digestOf(token), verified);
    const oldest = this.kept.keys().next();
    if (this.kept.size > MOST_TOKENS && !oldest.done) this.kept.delete(oldest.value);
  }
}

const digestOf = (token: string): string => hash('sha256', token, 'base64');
