import {
  monthDecider,
  type MonthRefusal,
  monthStream,
  RECONCILIATION_PARTITION,
  type StandingMonth,
} from '@keelson/domain/reconciliation';
import type { EventStore } from '@keelson/event-store';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { accepted, type Clock, refused, type Result } from '@keelson/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ReadModelReader } from '../platform/execution/read-model-reader';
import { InjectClock, InjectEventStore } from '../platform/tokens';
import type { CaseCall } from './decide-case.command';
import { standingOf } from './get-month.query';
import { CASE_PROJECTIONS, seenText } from './known-cases';
import { monthsNow } from './months-now';

type Refusal = MonthRefusal | { readonly code: 'MONTH_NOT_FOUND' };

/** Somebody closes a month as they saw it. */
export class CloseMonth extends Command<Result<{ readonly position: number }, Refusal>> {
  constructor(
    readonly month: string,
    readonly seen: string,
    readonly call: CaseCall,
  ) {
    super();
  }
}

@CommandHandler(CloseMonth)
export class CloseMonthHandler implements ICommandHandler<CloseMonth> {
  constructor(
    private readonly reader: ReadModelReader,
    private readonly runner: DeciderRunner,
    @InjectEventStore() private readonly store: Pick<EventStore, 'head'>,
    @InjectClock() private readonly clock: Clock,
  ) {}

  async execute({ month, seen, call }: CloseMonth) {
    const stands = await this.standing(month, call);
    if (!stands) return refused({ code: 'MONTH_NOT_FOUND' } as const);
    const { context } = call;
    const outcome = await this.runner.run({
      ...{ decider: monthDecider, streamId: monthStream(month), partitionKey: RECONCILIATION_PARTITION, context },
      command: { name: 'CloseMonth', month, at: context.occurredAt, seen, stands },
    });
    return outcome.ok ? accepted({ position: outcome.value.position }) : outcome;
  }

  /** With everything recorded before; what is recorded from here on comes later than the closing. */
  private async standing(month: string, { caller, minimumPosition }: CaseCall): Promise<StandingMonth | undefined> {
    const now = this.clock();
    const head = Math.max(await this.store.head(), minimumPosition ?? 0);
    const freshness = { projections: CASE_PROJECTIONS, minimumPosition: head };
    const { value, meta } = await this.reader.read(caller, freshness, async (database) => {
      const found = (await monthsNow(database, now)).find((each) => each.month === month);
      return found && standingOf(database, found);
    });
    return value && { ...value, seen: seenText(value), readTo: meta.position, current: !meta.stale };
  }
}
