import { Injectable } from '@nestjs/common';
import { accountId, type Clock } from '@keelson/kernel';
import {
  type ActingGrant,
  type ConfirmationOutcome,
  isAlive,
  type SensitiveAct,
  type Session,
  Vault,
} from '@keelson/vault';
import { type AccountStanding, type Permission, PERMISSIONS } from '@keelson/vocabulary';
import { holds, type SessionHolder } from '../../platform/access/caller';
import { SessionAuthority, type SessionEvidence } from '../../platform/access/session-authority';
import { InjectClock } from '../../platform/tokens';
import { LiveSessions } from '../../platform/identity/live-sessions';
import { SessionResolver } from '../../platform/identity/session-resolver';
import { AccountStandings } from './account-standings';

/** Sessions as the vault has them, for whom they act, and how the accounts stand that they are about. */
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
    const session = await this.resolver.resolve(evidence);
    if (!session) return undefined;
    const now = this.clock();
    return holderOf(session, await this.standingOf(session, now), now);
  }

  async holders(sessionIds: readonly string[]): Promise<ReadonlyMap<string, SessionHolder>> {
    if (sessionIds.length === 0) return new Map();
    const now = this.clock();
    const sessions = (await this.vault.sessions.byIds(sessionIds)).filter((session) => isAlive(session, now));
    const asked = sessions.flatMap((each) => customerOf(each, now) ?? []);
    const standings = await this.standings.ofAll(asked, now);
    return new Map(
      sessions.flatMap((each) => {
        const customer = customerOf(each, now);
        const standing = customer === undefined ? fixedStanding(each) : standings.get(customer);
        return standing === undefined ? [] : [[each.id, holderOf(each, standing, now)] as const];
      }),
    );
  }

  useConfirmation(confirmation: string, act: SensitiveAct, request: string): Promise<ConfirmationOutcome> {
    return this.vault.confirmations.use(confirmation, act, request, this.clock());
  }

  async isUnderDeletion({ kind, accountId, actingAs }: SessionHolder): Promise<boolean> {
    if (kind !== 'customer' && actingAs === undefined) return false;
    return this.standings.isUnderDeletion(actingAs ?? accountId);
  }

  extendIdle({ sessionId }: SessionHolder): Promise<void> {
    return this.live.touch(sessionId);
  }

  /** Sessions are remembered for a second; what their holder may just have put right is looked up again each time. */
  private async standingOf(session: Session, now: Date): Promise<AccountStanding> {
    const settled = session.emailVerified && !session.secondFactorMissing;
    const newest = (settled ? undefined : await this.vault.sessions.byId(session.id)) ?? session;
    const customer = customerOf(newest, now);
    return customer === undefined ? fixedStanding(newest) : await this.standings.of(customer, now);
  }
}

/** How an account stands whatever was paid. */
function fixedStanding({ kind, passwordUnfit, secondFactorMissing }: Session): AccountStanding {
  if (passwordUnfit) return 'password-unfit';
  if (secondFactorMissing) return 'second-factor-missing';
  return kind === 'customer' ? 'unconfirmed' : 'exempt';
}

/** The customer whose payments count: the holder, or for whom the holder acts; `undefined` where none do. */
function customerOf(session: Session, now: Date): string | undefined {
  if (session.passwordUnfit || session.secondFactorMissing) return undefined;
  if (session.kind !== 'customer') return grantOf(session, now)?.customerId;
  return session.emailVerified ? session.accountId : undefined;
}

/** A grant counts until its time is over, and no longer than its holder may manage customers. */
function grantOf({ acting, kind, permissions }: Session, now: Date): ActingGrant | undefined {
  const mayAct = holds({ kind, permissions: permissions.filter(isPermission) }, 'customers.manage');
  return acting && mayAct && now < acting.endsAt ? acting : undefined;
}

const isPermission = (text: string): text is Permission => (PERMISSIONS as readonly string[]).includes(text);

function holderOf(session: Session, standing: AccountStanding, now: Date): SessionHolder {
  const grant = grantOf(session, now);
  return {
    accountId: accountId(session.accountId),
    kind: session.kind,
    permissions: session.permissions.filter(isPermission),
    sessionId: session.id,
    ...(grant && { actingAs: accountId(grant.customerId), actingGrant: grant.grantId }),
    standing,
  };
}
