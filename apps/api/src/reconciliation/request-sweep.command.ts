import {
  RECONCILIATION_PARTITION,
  SWEEP_STREAM,
  sweepDecider,
  type SweepRefusal,
} from '@keelson/domain/reconciliation';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { accepted, type Result } from '@keelson/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../platform/execution/command-context';

/** Somebody has the books of the payment provider read now. */
export class RequestSweep extends Command<Result<{ readonly position: number }, SweepRefusal>> {
  constructor(readonly context: CommandContext) {
    super();
  }
}

@CommandHandler(RequestSweep)
export class RequestSweepHandler implements ICommandHandler<RequestSweep> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ context }: RequestSweep) {
    const outcome = await this.runner.run({
      ...{ decider: sweepDecider, streamId: SWEEP_STREAM, partitionKey: RECONCILIATION_PARTITION, context },
      command: { name: 'RequestSweep', requestId: context.commandId, at: context.occurredAt },
    });
    return outcome.ok ? accepted({ position: outcome.value.position }) : outcome;
  }
}
