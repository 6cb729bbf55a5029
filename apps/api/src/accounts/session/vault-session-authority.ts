import { Injectable } from '@nestjs/common';
import { type Permission, PERMISSIONS, type RouteId } from '@keelson/contracts/access';
import { accountId, type Clock } from '@keelson/kernel';
import { isAlive, isLimited, isSteppedUp, type Session, Vault } from '@keelson/vault';
import type { SessionHolder } from '../../platform/access/caller';
import { SessionAuthority, type SessionEvidence } from '../../platform/access/session-authority';
import { InjectClock } from '../../platform/tokens';
import { IdentityCookies } from '../identity-cookies';
import { AccessTokens } from './access-tokens';
import { LiveSessions } from './live-sessions';
import { TrialLimits } from './trial-limits';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const TOKEN = /^[\w-]{43}$/;

/** A token counts while its session lives; a cookie is the session. Acting for somebody is not offered yet. */
@Injectable()
export class VaultSessionAuthority extends SessionAuthority {
  constructor(
    private readonly vault: Vault,
    private readonly tokens: AccessTokens,
    private readonly live: LiveSessions,
    private readonly limits: TrialLimits,
    private readonly cookies: IdentityCookies,
    @InjectClock() private readonly clock: Clock,
  ) {
    super();
  }

  async authenticate(evidence: SessionEvidence): Promise<SessionHolder | undefined> {
    if (evidence.actAs !== undefined) return undefined;
    const session =
      evidence.token === undefined ? await this.byCookie(evidence) : await this.byAccessToken(evidence.token);
    if (!session) return undefined;
    const now = this.clock();
    const limited = isLimited(session, now) && (await this.limits.stillHolds(session, now));
    return holderOf(session, limited);
  }

  async holders(sessionIds: readonly string[]): Promise<ReadonlyMap<string, SessionHolder>> {
    if (sessionIds.length === 0) return new Map();
    const now = this.clock();
    const sessions = await this.vault.sessions.byIds(sessionIds);
    return new Map(
      sessions
        .filter((session) => isAlive(session, now))
        .map((each) => [each.id, holderOf(each, isLimited(each, now))]),
    );
  }

  async steppedUp({ sessionId }: SessionHolder, routeId: RouteId): Promise<boolean> {
    const now = this.clock();
    const session = await this.vault.sessions.byId(sessionId);
    return session !== undefined && isAlive(session, now) && isSteppedUp(session, routeId, now);
  }

  async extendIdle({ sessionId }: SessionHolder): Promise<void> {
    await this.vault.sessions.touch(sessionId, this.clock());
    this.live.forget(sessionId);
  }

  private async byAccessToken(token: string): Promise<Session | undefined> {
    const bearer = await this.tokens.verify(token, this.clock());
    if (!bearer || !UUID.test(bearer.sessionId)) return undefined;
    const session = await this.live.byId(bearer.sessionId);
    return session?.accountId === bearer.accountId ? session : undefined;
  }

  private async byCookie({ cookies }: SessionEvidence): Promise<Session | undefined> {
    const token = cookies?.[this.cookies.session.name];
    return token !== undefined && TOKEN.test(token) ? this.live.byToken(token) : undefined;
  }
}

const isPermission = (text: string): text is Permission => (PERMISSIONS as readonly string[]).includes(text);

const holderOf = (session: Session, limited: boolean): SessionHolder => ({
  accountId: accountId(session.accountId),
  kind: session.kind,
  permissions: session.permissions.filter(isPermission),
  sessionId: session.id,
  ...(limited && { limited }),
});
