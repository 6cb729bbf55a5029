import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { CompanyKey } from '../books/companies';
import type { KeptFile } from './kept-file';

/** What a person allowed in one go. */
export interface Grant {
  readonly id: string;
  readonly companies: readonly CompanyKey[];
  readonly scopes: readonly string[];
  readonly nonce: string | null;
  readonly allowedAt: number;
}

interface Code {
  readonly grant: Grant;
  readonly redirectUri: string;
  readonly challenge: Challenge | null;
  readonly expiresAt: number;
  readonly used: boolean;
}

export interface Challenge {
  readonly value: string;
  readonly method: string;
}

interface Token {
  readonly grant: string;
  readonly expiresAt: number;
}

export interface GrantsKept {
  codes: Record<string, Code>;
  grants: Record<string, Grant>;
  access: Record<string, Token>;
  refresh: Record<string, Token>;
}

export const nothingGranted = (): GrantsKept => ({ codes: {}, grants: {}, access: {}, refresh: {} });

/** How long things live, in seconds. */
export interface Lifetimes {
  readonly access: number;
  readonly refresh: number;
  /** A refresh token that has been replaced still works so long. */
  readonly replaced: number;
  /** A consent ends then, however often its token is replaced. */
  readonly hard?: number;
}

export interface Issued {
  readonly grant: Grant;
  readonly accessToken: string;
  readonly refreshToken: string;
}

const CODE_SECONDS = 300;

/** Codes and tokens of one provider. Every change is durable before it is told. */
export class Grants {
  constructor(
    private readonly kept: KeptFile<GrantsKept>,
    private readonly lifetimes: Lifetimes,
    private readonly now: () => number,
  ) {}

  get count(): number {
    return Object.keys(this.kept.value.grants).length;
  }

  async allow(
    { companies, scopes, nonce }: Pick<Grant, 'companies' | 'scopes' | 'nonce'>,
    redirectUri: string,
    challenge: Challenge | null,
  ): Promise<string> {
    const grant: Grant = { id: randomUUID(), companies, scopes, nonce, allowedAt: this.now() };
    const code = secret();
    this.forgetOld();
    this.kept.value.codes[code] = { grant, redirectUri, challenge, expiresAt: this.now() + CODE_SECONDS, used: false };
    await this.kept.keep();
    return code;
  }

  /** @returns undefined for a code that is unknown, used, late or meant for another address or verifier. */
  async exchange(code: string, redirectUri: string, verifier: string | undefined): Promise<Issued | undefined> {
    const found = this.kept.value.codes[code];
    if (found === undefined) return undefined;
    // A code that comes twice may have been stolen: what it gave is taken back, too.
    if (found.used) {
      await this.revoke(found.grant.id);
      return undefined;
    }
    if (found.expiresAt <= this.now() || found.redirectUri !== redirectUri || !proves(found.challenge, verifier))
      return undefined;
    this.kept.value.codes[code] = { ...found, used: true };
    this.kept.value.grants[found.grant.id] = found.grant;
    return this.issue(found.grant);
  }

  async refresh(token: string): Promise<Issued | undefined> {
    const found = this.kept.value.refresh[token];
    const grant = found && this.kept.value.grants[found.grant];
    if (found === undefined || grant === undefined || found.expiresAt <= this.now()) return undefined;
    const { replaced, hard = Number.POSITIVE_INFINITY } = this.lifetimes;
    if (grant.allowedAt + hard <= this.now()) return undefined;
    this.kept.value.refresh[token] = { ...found, expiresAt: Math.min(found.expiresAt, this.now() + replaced) };
    return this.issue(grant);
  }

  /** The grant of an access token that is still good. */
  ofAccess(token: string): Grant | undefined {
    const found = this.kept.value.access[token];
    return found === undefined || found.expiresAt <= this.now() ? undefined : this.kept.value.grants[found.grant];
  }

  /** Takes back all that was allowed together with a token. @returns false for an unknown token. */
  async revokeToken(token: string): Promise<boolean> {
    const found = this.kept.value.refresh[token] ?? this.kept.value.access[token];
    if (found === undefined) return false;
    await this.revoke(found.grant);
    return true;
  }

  /** One company less; the grant ends with its last one. */
  async withdraw(grant: Grant, company: CompanyKey): Promise<void> {
    const companies = grant.companies.filter((each) => each !== company);
    if (companies.length === 0) return this.revoke(grant.id);
    this.kept.value.grants[grant.id] = { ...grant, companies };
    await this.kept.keep();
  }

  async revokeAll(): Promise<void> {
    for (const id of Object.keys(this.kept.value.grants)) await this.revoke(id);
  }

  private async revoke(id: string): Promise<void> {
    const { value } = this.kept;
    value.grants = only(value.grants, (grant) => grant.id !== id);
    value.access = only(value.access, ({ grant }) => grant !== id);
    value.refresh = only(value.refresh, ({ grant }) => grant !== id);
    await this.kept.keep();
  }

  private async issue(grant: Grant): Promise<Issued> {
    const { value } = this.kept;
    const [accessToken, refreshToken] = [secret(), secret()];
    value.access[accessToken] = { grant: grant.id, expiresAt: this.now() + this.lifetimes.access };
    value.refresh[refreshToken] = { grant: grant.id, expiresAt: this.now() + this.lifetimes.refresh };
    this.forgetOld();
    await this.kept.keep();
    return { grant, accessToken, refreshToken };
  }

  private forgetOld(): void {
    const { value } = this.kept;
    const old = this.now() - CODE_SECONDS;
    const isFresh = ({ expiresAt }: { readonly expiresAt: number }) => expiresAt >= old;
    value.codes = only(value.codes, isFresh);
    value.access = only(value.access, isFresh);
    value.refresh = only(value.refresh, isFresh);
  }
}

const only = <Value>(things: Record<string, Value>, keep: (thing: Value) => boolean): Record<string, Value> =>
  Object.fromEntries(Object.entries(things).filter(([, thing]) => keep(thing)));

const secret = (): string => randomBytes(32).toString('base64url');

function proves(challenge: Challenge | null, verifier: string | undefined): boolean {
  if (challenge === null) return true;
  if (verifier === undefined) return false;
  if (challenge.method === 'plain') return verifier === challenge.value;
  return createHash('sha256').update(verifier).digest('base64url') === challenge.value;
}
