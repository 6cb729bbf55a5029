import { randomUUID } from 'node:crypto';
import type { Permission, RouteId } from '@keelson/contracts/access';
import { type AccountId, accountId } from '@keelson/kernel';
import type { CallerKind, SessionHolder } from '../access/caller';
import { SessionAuthority, type SessionEvidence } from '../access/session-authority';

export interface TestIdentity {
  readonly kind: CallerKind;
  readonly accountId?: AccountId;
  readonly permissions?: readonly Permission[];
  readonly actingAs?: AccountId;
  /** Routes for which the password was just given; `all` for every one. */
  readonly steppedUp?: 'all' | readonly RouteId[];
}

export const newAccountId = (): AccountId => accountId(`acc_${randomUUID()}`);

/** Sessions by word of the test: whoever it introduces is signed in, by token and by the cookie `test-session` alike. */
export class TestSessions extends SessionAuthority {
  private readonly holders = new Map<string, SessionHolder & Pick<TestIdentity, 'steppedUp'>>();
  /** Sessions whose idle time a command started anew, in order. */
  readonly extended: string[] = [];
  /** Sessions that were looked up again while a request was under way, in order. */
  readonly lookedUp: string[] = [];
  /** While set, the sessions cannot be reached. */
  away: Error | undefined;

  /** @returns headers that prove the session. */
  introduce({ kind, permissions = [], ...rest }: TestIdentity): {
    authorization: string;
    cookie: string;
    id: AccountId;
  } {
    const token = randomUUID();
    const id = rest.accountId ?? newAccountId();
    this.holders.set(token, { ...rest, accountId: id, kind, permissions, sessionId: token });
    return { authorization: `Bearer ${token}`, cookie: `test-session=${token}`, id };
  }

  override authenticate({ token, cookies }: SessionEvidence): Promise<SessionHolder | undefined> {
    if (this.away) return Promise.reject(this.away);
    const known = this.holders.get(token ?? cookies?.['test-session'] ?? '');
    if (!known) return Promise.resolve(undefined);
    const { steppedUp: _, ...holder } = known;
    return Promise.resolve(holder);
  }

  override async holderOf(sessionId: string): Promise<SessionHolder | undefined> {
    this.lookedUp.push(sessionId);
    return await this.authenticate({ token: sessionId });
  }

  /** Changes what somebody introduced before may do. */
  change({ authorization }: { readonly authorization: string }, changes: Pick<TestIdentity, 'permissions'>): void {
    const token = authorization.slice('Bearer '.length);
    const known = this.holders.get(token);
    if (known) this.holders.set(token, { ...known, ...changes });
  }

  override steppedUp({ sessionId }: SessionHolder, routeId: RouteId): Promise<boolean> {
    const { steppedUp = [] } = this.holders.get(sessionId) ?? {};
    return Promise.resolve(steppedUp === 'all' || steppedUp.includes(routeId));
  }

  override extendIdle({ sessionId }: SessionHolder): Promise<void> {
    this.extended.push(sessionId);
    return Promise.resolve();
  }
}
