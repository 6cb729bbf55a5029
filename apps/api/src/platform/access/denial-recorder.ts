import { randomUUID } from 'node:crypto';
import { denialOf } from '@keelson/domain/access';
import type { Clock } from '@keelson/kernel';
import type { DenialCode } from '@keelson/vocabulary';
import type { FastifyRequest } from 'fastify';
import { actorOf, originOf } from '../execution/context-of';
import type { DeciderRunner } from '@keelson/event-store/decisions';
import { TokenBuckets } from '../http/token-buckets';
import { type SessionHolder, subjectOf } from './caller';

export interface Denial {
  readonly holder: SessionHolder;
  readonly routeId: string;
  readonly code: DenialCode;
  readonly request: FastifyRequest;
}

/** Keeps a storm of refused requests away from the store; what comes beyond it stands in the request log alone. */
const PER_PERSON = { burst: 20, perSecond: 20 / 3_600 };

/** Writes down who was turned away from where, from which address and browser, and for whom they acted. */
export class DenialRecorder {
  private readonly perPerson: TokenBuckets;
  /** The last recording under way for each person: two at once would contend for the head of one stream. */
  private readonly underWay = new Map<string, Promise<void>>();

  constructor(
    private readonly runner: DeciderRunner,
    private readonly clock: Clock,
  ) {
    this.perPerson = new TokenBuckets(PER_PERSON, clock);
  }

  async record(denial: Denial): Promise<void> {
    const { accountId } = denial.holder;
    if (this.perPerson.take(accountId) > 0) return;
    const write = () => this.write(denial);
    const written = this.underWay.get(accountId)?.then(write, write) ?? write();
    this.underWay.set(accountId, written);
    try {
      await written;
    } finally {
      if (this.underWay.get(accountId) === written) this.underWay.delete(accountId);
    }
  }

  private async write({ holder, routeId, code, request }: Denial): Promise<void> {
    const occurredAt = this.clock();
    const commandId = randomUUID();
    await this.runner.run({
      ...denialOf(holder.accountId, { route: routeId, code, at: occurredAt }),
      context: {
        commandId,
        correlationId: request.id,
        causationId: commandId,
        actor: actorOf(holder),
        subjectId: subjectOf(holder),
        ...(holder.actingAs !== undefined && { actingAs: holder.actingAs }),
        ...originOf(request),
      },
    });
  }
}
