import type { AccountStanding, Permission } from '@keelson/vocabulary';
import { randomUUID } from 'node:crypto';
import type { RouteId } from '@keelson/contracts/routes';
import { type AccountId, accountId } from '@keelson/kernel';
import type { ConfirmationOutcome, SensitiveAct } from '@keelson/vault';
import type { CallerKind, SessionHolder } from '../platform/access/caller';
import { SessionAuthority, type SessionEvidence } from '../platform/access/session-authority';

export interface TestIdentity {
  readonly kind: CallerKind;
  readonly accountId?: AccountId;
  readonly permissions?: readonly Permission[];
  readonly actingAs?: AccountId;
  /** By default nothing is closed to the account. */
  readonly standing?: AccountStanding;
  /** Routes that every confirmation of this session counts for, as often as it is shown; `all` for every one. */
  readonly steppedUp?: 'all' | readonly RouteId[];
}

export const newAccountId = (): AccountId => accountId(`acc_${randomUUID()}`);

/** Sessions of the test's making: the people it introduces are signed in, by token and by the cookie `test-session` alike. */
export class TestSessions extends SessionAuthority {
  private readonly known = new Map<string, SessionHolder & Pick<TestIdentity, 'steppedUp'>>();
  /** Sessions whose idle time a command started anew, in order. */
  readonly extended: string[] = [];
  /** Sessions that were looked up again while a request was under way, in order. */
  readonly lookedUp: string[] = [];
  /** While set, the sessions cannot be reached. */
  away: Error | undefined;

  /** @returns headers that prove the session, and one that confirms what the own password was given for. */
  introduce({ kind, permissions = [], standing, ...rest }: TestIdentity): {
    authorization: string;
    cookie: string;
    id: AccountId;
    confirmation?: string;
  } {
    const token = randomUUID();
    const id = rest.accountId ?? newAccountId();
    this.known.set(token, {
      ...rest,
      accountId: id,
      kind,
      permissions,
      sessionId: token,
      standing: standing ?? standingOf({ kind, ...rest }),
    });
    const shown = { authorization: `Bearer ${token}`, cookie: `test-session=${token}`, id };
    return rest.steppedUp ? { ...shown, confirmation: 'any' } : shown;
  }

  override authenticate({ token, cookies }: SessionEvidence): Promise<SessionHolder | undefined> {
    if (this.away) return Promise.reject(this.away);
    const holder = this.known.get(token ?? cookies?.['test-session'] ?? '');
    if (!holder) return Promise.resolve(undefined);
    const { steppedUp: _, ...shown } = holder;
    return Promise.resolve(shown);
  }

  /** Ends somebody's session; answers with its id. */
  end({ cookie }: { readonly cookie: string }): string {
    const token = cookie.slice('test-session='.length);
    this.known.delete(token);
    return token;
  }

  /** Changes what somebody who is signed in may do. */
  change({ cookie }: { readonly cookie: string }, changes: Pick<TestIdentity, 'permissions' | 'standing'>): void {
    const token = cookie.slice('test-session='.length);
    const holder = this.known.get(token);
    if (holder) this.known.set(token, { ...holder, ...changes });
  }

  override holders(sessionIds: readonly string[]): Promise<ReadonlyMap<string, SessionHolder>> {
    this.lookedUp.push(...sessionIds);
    if (this.away) return Promise.reject(this.away);
    const found = sessionIds.map((id) => [id, this.known.get(id)] as const);
    return Promise.resolve(new Map(found.flatMap(([id, holder]) => (holder ? [[id, holder] as const] : []))));
  }

  override useConfirmation(_: string, { sessionId, route }: SensitiveAct): Promise<ConfirmationOutcome> {
    const { steppedUp = [] } = this.known.get(sessionId) ?? {};
    const confirmed = steppedUp === 'all' || steppedUp.some((each) => each === route);
    return Promise.resolve(confirmed ? 'confirmed' : 'other');
  }

  /** Deletions are in the log, about which these sessions know nothing. */
  override isUnderDeletion(): Promise<boolean> {
    return Promise.resolve(false);
  }

  override extendIdle({ sessionId }: SessionHolder): Promise<void> {
    this.extended.push(sessionId);
    return Promise.resolve();
  }
}

const standingOf = ({ kind, actingAs }: Pick<TestIdentity, 'kind' | 'actingAs'>): AccountStanding =>
  kind === 'customer' || actingAs !== undefined ? 'premium' : 'exempt';
