import type { EnterFigures } from '@keelson/domain/ledger';
import { accepted, type Month, type Result } from '@keelson/kernel';
import { Injectable } from '@nestjs/common';
import type { CommandContext } from '../../platform/execution/command-context';
import { type LedgerOutcome, LedgerRecords } from '../ledger-records';
import type { LedgerFailure } from '../ledger.problems';

export type Counts = readonly { readonly month: Month; readonly count: string | null }[];

export type TypedFigures = Pick<EnterFigures, 'yearEndMonth' | 'months' | 'days'>;

export interface SavedCounts {
  readonly changed: number;
  readonly position: number;
  readonly version: number;
}

/** Records what somebody types in, opening books kept by hand where there are none. */
@Injectable()
export class TypedBooks {
  constructor(private readonly records: LedgerRecords) {}

  async enter(accountId: string, typed: TypedFigures, context: CommandContext): Promise<LedgerOutcome> {
    const command: EnterFigures = {
      name: 'EnterFigures',
      entryId: context.commandId,
      organisationName: await this.records.companyName(accountId),
      ...typed,
      disconnected: !(await this.records.isConnected(accountId)),
      at: context.occurredAt,
    };
    return this.records.run(accountId, command, context);
  }

  /** Headcounts are entered by hand whichever system keeps the accounts, and before any does. */
  async saveHeadcounts(
    accountId: string,
    counts: Counts,
    context: CommandContext,
  ): Promise<Result<SavedCounts, LedgerFailure>> {
    const command = { name: 'EnterHeadcounts', counts } as const;
    const outcome = await this.records.run(accountId, command, context);
    if (outcome.ok || outcome.failure.code !== 'NO_LEDGER') return saved(outcome);
    const opened = await this.enter(accountId, { yearEndMonth: CALENDAR_YEAR, months: [], days: [] }, context);
    return opened.ok ? saved(await this.records.run(accountId, command, afterwards(context, opened.value))) : opened;
  }
}

/** The context of what follows in the same request: whose version was compared goes on from what was just recorded. */
export function afterwards(context: CommandContext, { version }: { readonly version: number }): CommandContext {
  return context.expectedVersion === undefined ? context : { ...context, expectedVersion: version };
}

const CALENDAR_YEAR = 12;

function saved(outcome: LedgerOutcome): Result<SavedCounts, LedgerFailure> {
  if (!outcome.ok) return outcome;
  const { events, position, version } = outcome.value;
  const changed = events.flatMap((event) => (event.type === 'ledger.headcounts-entered.v1' ? event.data.counts : []));
  return accepted({ changed: changed.length, position, version });
}
