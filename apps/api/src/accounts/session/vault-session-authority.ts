import { Injectable } from '@nestjs/common';
import { accountId, type Clock } from '@keelson/kernel';
import { type ConfirmationOutcome, isAlive, type SensitiveAct, type Session, Vault } from '@keelson/vault';
import { type AccountStanding, type Permission, PERMISSIONS } from '@keelson/vocabulary';
import type { SessionHolder } from '../../platform/access/caller';
import { SessionAuthority, type SessionEvidence } from '../../platform/access/session-authority';
import { InjectClock } from '../../platform/tokens';
import { LiveSessions } from '../../platform/identity/live-sessions';
import { SessionResolver } from '../../platform/identity/session-resolver';
import { AccountStandings } from './account-standings';

/** Sessions as the vault has them, and how their accounts stand. Acting for somebody is not offered yet. */
@Injectable()
export class VaultSessionAuthority extends SessionAuthority {
  constructor(
    private readonly vault: Vault,
    private readonly resolver: SessionResolver,
    private readonly live: LiveSessions,
    private readonly standings: AccountStandings,
    @InjectClock() private readonly clock: Clock,
  ) {
    super();
  }

  async authenticate(evidence: SessionEvidence): Promise<SessionHolder | undefined> {
    if (evidence.actAs !== undefined) return undefined;
    const session = await this.resolver.resolve(evidence);
    if (!session) return undefined;
    return holderOf(session, await this.standingOf(session, this.clock()));
  }

  async holders(sessionIds: readonly string[]): Promise<ReadonlyMap<string, SessionHolder>> {
    if (sessionIds.length === 0) return new Map();
    const now = this.clock();
    const sessions = (await this.vault.sessions.byIds(sessionIds)).filter((session) => isAlive(session, now));
    const customers = sessions.filter((each) => fixedStanding(each) === undefined);
    const standings = await this.standings.ofAll(
      customers.map((each) => each.accountId),
      now,
    );
    return new Map(
      sessions.flatMap((each) => {
        const standing = fixedStanding(each) ?? standings.get(each.accountId);
        return standing === undefined ? [] : [[each.id, holderOf(each, standing)] as const];
      }),
    );
  }

  useConfirmation(confirmation: string, act: SensitiveAct, request: string): Promise<ConfirmationOutcome> {
    return this.vault.confirmations.use(confirmation, act, request, this.clock());
  }

  async extendIdle({ sessionId }: SessionHolder): Promise<void> {
    await this.vault.sessions.touch(sessionId, this.clock());
    this.live.forget(sessionId);
  }

  /** Sessions are remembered for a second; that somebody has not confirmed the address is looked up again each time. */
  private async standingOf(session: Session, now: Date): Promise<AccountStanding> {
    const newest = session.emailVerified ? session : await this.vault.sessions.byId(session.id);
    return fixedStanding(newest ?? session) ?? (await this.standings.of(session.accountId, now));
  }
}

/** How an account stands whatever was paid. */
function fixedStanding({
  kind,
  emailVerified,
  passwordUnfit,
}: Pick<Session, 'kind' | 'emailVerified' | 'passwordUnfit'>): AccountStanding | undefined {
  if (passwordUnfit) return 'password-unfit';
  if (kind !== 'customer') return 'exempt';
  return emailVerified ? undefined : 'unconfirmed';
}

const isPermission = (text: string): text is Permission => (PERMISSIONS as readonly string[]).includes(text);

const holderOf = (session: Session, standing: AccountStanding): SessionHolder => ({
  accountId: accountId(session.accountId),
  kind: session.kind,
  permissions: session.permissions.filter(isPermission),
  sessionId: session.id,
  standing,
});
