import type { EnterFigures } from '@keelson/domain/ledger';
import { Injectable } from '@nestjs/common';
import type { CommandContext } from '../../platform/execution/command-context';
import { type LedgerOutcome, LedgerRecords } from '../ledger-records';

export type TypedFigures = Pick<EnterFigures, 'yearEndMonth' | 'months' | 'days' | 'counts' | 'file'>;

/** Records what somebody types in, opening books kept by hand where there are none. */
@Injectable()
export class TypedBooks {
  constructor(private readonly records: LedgerRecords) {}

  /** All of it is recorded or none. */
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
}
