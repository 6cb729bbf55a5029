import type { SessionHolder } from '../platform/access/caller';
import type { LiveLimits } from '../platform/http/limits';
import { busy, tooMany } from '../platform/wire/refusal';
import { LiveConnection } from './live-connection';

const TRY_AGAIN_SECONDS = 30;

/** All open streams of this process, within their limits. */
export class Listeners implements Iterable<LiveConnection> {
  private readonly connections = new Set<LiveConnection>();

  constructor(private readonly limits: Pick<LiveLimits, 'perSession' | 'perAccount' | 'perNetwork' | 'perProcess'>) {}

  get size(): number {
    return this.connections.size;
  }

  [Symbol.iterator](): Iterator<LiveConnection> {
    return this.connections.values();
  }

  get sessionIds(): readonly string[] {
    return [...new Set([...this.connections].map(({ holder }) => holder.sessionId))];
  }

  /** @throws Refusal 503 when the process is full, 429 when the session, account or network has its share. */
  assertRoom({ sessionId, accountId }: SessionHolder, network: string): void {
    const { perSession, perAccount, perNetwork, perProcess } = this.limits;
    if (this.connections.size >= perProcess) throw busy(TRY_AGAIN_SECONDS);
    const ofAccount = [...this.connections].filter(({ holder }) => holder.accountId === accountId);
    const ofSession = ofAccount.filter(({ holder }) => holder.sessionId === sessionId);
    const ofNetwork = [...this.connections].filter((each) => each.network === network);
    if (ofNetwork.length >= perNetwork) throw tooMany(TRY_AGAIN_SECONDS);
    if (ofAccount.length >= perAccount || ofSession.length >= perSession) throw tooMany(TRY_AGAIN_SECONDS);
  }

  add(connection: LiveConnection): void {
    this.connections.add(connection);
  }

  remove(connection: LiveConnection): void {
    connection.forget();
    this.connections.delete(connection);
  }
}
