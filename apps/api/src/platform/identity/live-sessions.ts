import type { Clock } from '@keelson/kernel';
import { isAlive, isFreshlyTouched, type Session, type Vault } from '@keelson/vault';

/** How long another process's revocation may go unseen here. */
const FRESH_MS = 1000;
const MOST_SESSIONS = 10_000;

interface Kept {
  readonly session: Session | undefined;
  readonly readAt: number;
}

/** Sessions by id, remembered for at most a second so that not every call costs a query. */
export class LiveSessions {
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly vault: Pick<Vault, 'sessions'>,
    private readonly clock: Clock,
  ) {}

  async byId(id: string): Promise<Session | undefined> {
    const now = this.clock();
    const kept = this.kept.get(id);
    const session = kept && Math.abs(now.getTime() - kept.readAt) < FRESH_MS ? kept.session : await this.read(id, now);
    return session && isAlive(session, now) ? session : undefined;
  }

  async byToken(token: string): Promise<Session | undefined> {
    const session = await this.vault.sessions.byToken(token);
    return session && isAlive(session, this.clock()) ? session : undefined;
  }

  /** Its holder did something. Written at most once in the grain, since the write is durable and comes before the command. */
  async touch(id: string): Promise<void> {
    const now = this.clock();
    const session = this.kept.get(id)?.session;
    if (session && isFreshlyTouched(session, now)) return;
    await this.vault.sessions.touch(id, now);
    this.forget(id);
  }

  /** What this process itself changed counts at once. */
  forget(id: string): void {
    this.kept.delete(id);
  }

  forgetAccount(accountId: string): void {
    for (const [id, { session }] of this.kept) if (session?.accountId === accountId) this.kept.delete(id);
  }

  private async read(id: string, now: Date): Promise<Session | undefined> {
    const session = await this.vault.sessions.byId(id);
    this.kept.delete(id);
    this.kept.set(id, { session, readAt: now.getTime() });
    const oldest = this.kept.keys().next();
    if (this.kept.size > MOST_SESSIONS && !oldest.done) this.kept.delete(oldest.value);
    return session;
  }
}
