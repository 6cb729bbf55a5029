import type { TokenClaims } from '@keelson/contracts/session';
import { DerivedKeys, type MasterKey, type Session } from '@keelson/vault';
import { STAFF_ROLES } from '@keelson/vocabulary';
import type { SessionHolder } from '../access/caller';
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { type TokenBearer, VerifiedTokens } from './verified-tokens';

export const ACCESS_TOKEN_SECONDS = 300;

const AUDIENCE = 'keelson-api';
const TYPE = 'at+jwt';
const ALGORITHM = 'HS256';
const HEADER = new Set(['alg', 'typ', 'kid']);

/** Signs and verifies the short-lived access tokens. Nothing about how to verify is ever taken from the token itself. */
export class AccessTokens {
  private readonly keys: DerivedKeys;
  private readonly verified = new VerifiedTokens(ACCESS_TOKEN_SECONDS);

  constructor(
    masterKeys: readonly MasterKey[],
    private readonly issuer: string,
  ) {
    this.keys = new DerivedKeys(masterKeys, 'access-tokens');
  }

  issue(session: Pick<Session, 'id' | 'accountId' | 'kind' | 'permissions'>, now: Date): Promise<string> {
    const { version, key } = this.keys.current;
    const issuedAt = Math.floor(now.getTime() / 1000);
    return new SignJWT({ ...claimsOf(session) })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: String(version) })
      .setIssuer(this.issuer)
      .setAudience(AUDIENCE)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
      .sign(key);
  }

  async verify(token: string, now: Date): Promise<TokenBearer | undefined> {
    const known = this.verified.bearerOf(token, now);
    if (known) return known;
    try {
      const key = this.keyOf(token);
      if (!key) return undefined;
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        issuer: this.issuer,
        audience: AUDIENCE,
        typ: TYPE,
        currentDate: now,
        maxTokenAge: ACCESS_TOKEN_SECONDS,
        requiredClaims: ['sub', 'sid', 'iat', 'exp'],
      });
      const { sub, sid, aud, iat, exp } = payload;
      if (typeof sub !== 'string' || typeof sid !== 'string' || aud !== AUDIENCE) return undefined;
      const bearer = { accountId: sub, sessionId: sid };
      if (iat !== undefined && exp !== undefined) this.verified.keep(token, { bearer, issuedAt: iat, expiresAt: exp });
      return bearer;
    } catch {
      return undefined;
    }
  }

  private keyOf(token: string): Buffer | undefined {
    const header = decodeProtectedHeader(token);
    if (Object.keys(header).some((name) => !HEADER.has(name))) return undefined;
    return typeof header.kid === 'string' && /^\d{1,9}$/.test(header.kid)
      ? this.keys.ofVersion(Number(header.kid))
      : undefined;
  }
}

/** Of whom a token tells: while acting, the menus that read it are the customer's. */
export const bearerOf = (
  { accountId, kind, permissions, actingAs }: SessionHolder,
  id: string,
): Pick<Session, 'id' | 'accountId' | 'kind' | 'permissions'> =>
  actingAs === undefined ? { id, accountId, kind, permissions } : { id, accountId, kind: 'customer', permissions: [] };

function claimsOf({
  id,
  accountId,
  kind,
  permissions,
}: Pick<Session, 'id' | 'accountId' | 'kind' | 'permissions'>): TokenClaims {
  const superAdmin = kind === 'superAdmin';
  const admin = kind === 'admin' || superAdmin;
  return {
    sub: accountId,
    sid: id,
    isAdmin: admin,
    admin,
    isSuperAdmin: superAdmin,
    superAdmin,
    roles: superAdmin ? [...STAFF_ROLES] : [kind],
    permissions: [...permissions],
  };
}
