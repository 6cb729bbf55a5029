import { randomUUID } from 'node:crypto';
import { type DenialCode, denialOf } from '@keelson/domain/access';
import type { Clock } from '@keelson/kernel';
import type { FastifyRequest } from 'fastify';
import { actorOf, originOf } from '../execution/context-of';
import type { DeciderRunner } from '../execution/decider-runner';
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

  constructor(
    private readonly runner: DeciderRunner,
    private readonly clock: Clock,
  ) {
    this.perPerson = new TokenBuckets(PER_PERSON, clock);
  }

  async record({ holder, routeId, code, request }: Denial): Promise<void> {
    if (this.perPerson.take(holder.accountId) > 0) return;
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
        occurredAt,
        ...originOf(request),
      },
    });
  }
}
