import { Injectable } from '@nestjs/common';
import type { RouteId } from '@keelson/contracts/routes';
import { accountId, type Clock } from '@keelson/kernel';
import { isAlive, isLimited, isSteppedUp, type Session, Vault } from '@keelson/vault';
import { type Permission, PERMISSIONS } from '@keelson/vocabulary';
import type { SessionHolder } from '../../platform/access/caller';
import { SessionAuthority, type SessionEvidence } from '../../platform/access/session-authority';
import { InjectClock } from '../../platform/tokens';
import { LiveSessions } from '../../platform/identity/live-sessions';
import { SessionResolver } from '../../platform/identity/session-resolver';
import { TrialLimits } from './trial-limits';

/** Sessions as the vault has them, limited once a trial is over. Acting for somebody is not offered yet. */
@Injectable()
export class VaultSessionAuthority extends SessionAuthority {
  constructor(
    private readonly vault: Vault,
    private readonly resolver: SessionResolver,
    private readonly live: LiveSessions,
    private readonly limits: TrialLimits,
    @InjectClock() private readonly clock: Clock,
  ) {
    super();
  }

  async authenticate(evidence: SessionEvidence): Promise<SessionHolder | undefined> {
    if (evidence.actAs !== undefined) return undefined;
    const session = await this.resolver.resolve(evidence);
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
}

const isPermission = (text: string): text is Permission => (PERMISSIONS as readonly string[]).includes(text);

const holderOf = (session: Session, limited: boolean): SessionHolder => ({
  accountId: accountId(session.accountId),
  kind: session.kind,
  permissions: session.permissions.filter(isPermission),
  sessionId: session.id,
  ...(limited && { limited }),
});
