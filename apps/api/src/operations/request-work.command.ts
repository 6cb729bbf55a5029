import {
  OPERATIONS_PARTITION,
  operationsDecider,
  operationsStream,
  type OperationsEvent,
  type OperationsState,
  type RequestedEvent,
} from '@keelson/domain/operations';
import { accepted, type Clock, refused, type Result } from '@keelson/kernel';
import { isFailedJob, isParked, isRequestJobOver, selectSubscriptions } from '@keelson/read-models/operations';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import type { CommandContext } from '../platform/execution/command-context';
import { DeciderRunner, type History } from '@keelson/event-store/decisions';
import { ReadModelReader } from '../platform/execution/read-model-reader';
import { Databases } from '../platform/persistence/databases';
import { InjectClock } from '../platform/tokens';
import type { RequestRefusal } from './operations.problems';

type Outcome = Result<{ readonly requestId: string; readonly position: number }, { readonly code: RequestRefusal }>;

/** A super admin asks the workers for something: recorded, and done by a job that follows the record. */
export class RequestWork extends Command<Outcome> {
  constructor(
    readonly caller: Caller,
    readonly event: RequestedEvent,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** A request without a job is taken for lost only once its job must long have been placed. */
const PLACED_WITHIN_MS = 10 * 60_000;

@CommandHandler(RequestWork)
export class RequestWorkHandler implements ICommandHandler<RequestWork> {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly reader: ReadModelReader,
    private readonly databases: Databases,
    @InjectClock() private readonly clock: Clock,
  ) {}

  async execute({ caller, event, context }: RequestWork): Promise<Outcome> {
    const streamId = operationsStream(event);
    const before = await this.runner.load(operationsDecider, streamId);
    const repeated = before.events.some(({ data }) => data.requestId === event.data.requestId);
    const missing = repeated ? undefined : await this.missing(caller, event);
    if (missing) return refused({ code: missing });
    const lost = await this.lost(before);
    const outcome = await this.runner.run({
      decider: operationsDecider,
      streamId,
      partitionKey: OPERATIONS_PARTITION,
      command: { name: 'Request', event, ...(lost !== undefined && { lost }) },
      context,
    });
    return outcome.ok ? accepted({ requestId: event.data.requestId, position: outcome.value.position }) : outcome;
  }

  /** Why there is nothing to work on. */
  private async missing(caller: Caller, event: RequestedEvent): Promise<RequestRefusal | undefined> {
    switch (event.type) {
      case 'operations.rebuild-requested.v1': {
        const { value: all } = await this.reader.read(caller, { projections: ['operator-requests'] }, (database) =>
          selectSubscriptions(database),
        );
        const known = all.some(({ name, kind }) => name === event.data.projection && kind === 'projection');
        return known ? undefined : 'NO_PROJECTION';
      }
      case 'operations.stream-retry-requested.v1': {
        const { subscription, streamId } = event.data;
        const { value } = await this.reader.read(caller, { projections: ['operator-requests'] }, (database) =>
          isParked(database, subscription, streamId),
        );
        return value ? undefined : 'NOT_PARKED';
      }
      case 'operations.job-retry-requested.v1': {
        const { queue, jobId } = event.data;
        return (await isFailedJob(this.databases.app, queue, jobId)) ? undefined : 'NOT_FAILED';
      }
      case 'operations.verification-requested.v1':
        return undefined;
    }
  }

  /** The open request of this stream, where its job is over without an outcome. */
  private async lost({
    state: { open },
    events,
  }: History<OperationsState, OperationsEvent>): Promise<string | undefined> {
    if (open === undefined) return undefined;
    const over = await isRequestJobOver(this.databases.app, open);
    if (over !== undefined) return over ? open : undefined;
    const asked = events.find(({ data }) => data.requestId === open);
    const old = asked && this.clock().getTime() - asked.occurredAt.getTime() > PLACED_WITHIN_MS;
    return old ? open : undefined;
  }
}
