import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { importPossible } from '@keelson/contracts/connections';
import type { ConnectionRefusal } from '@keelson/domain/connections';
import { accepted, refused, type Result } from '@keelson/kernel';
import { importStateOf, selectImportingConnection } from '@keelson/read-models/connections';
import { type Caller, subjectOf } from '../../platform/access/caller';
import type { CommandContext } from '../../platform/execution/command-context';
import { ReadModelReader } from '../../platform/execution/read-model-reader';
import { ConnectionRecords } from '../connection-records';

export interface RequestedImport {
  readonly importId: string;
  readonly position: number;
}

export type ImportRefusal = ConnectionRefusal | { readonly code: 'IMPORT_UNDER_WAY' };

/** Asks for the figures of the own connected system, unless they are on their way. */
export class RequestImport extends Command<Result<RequestedImport, ImportRefusal>> {
  constructor(
    readonly caller: Caller,
    readonly connectionId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RequestImport)
export class RequestImportHandler implements ICommandHandler<RequestImport> {
  constructor(
    private readonly records: ConnectionRecords,
    private readonly reader: ReadModelReader,
  ) {}

  async execute({ caller, connectionId, context }: RequestImport): Promise<Result<RequestedImport, ImportRefusal>> {
    const accountId = subjectOf(caller);
    const importId = this.records.importIdOf(context);
    const { value: row } = await this.reader.read(caller, { projections: ['connections', 'ledgers'] }, (database) =>
      selectImportingConnection(database, accountId),
    );
    const repeated = row?.import_id === importId;
    if (row && !repeated && !importPossible(importStateOf(row, context.occurredAt)))
      return refused({ code: 'IMPORT_UNDER_WAY' });
    const command = { name: 'RequestImport', connectionId, importId, reason: 'requested' } as const;
    const outcome = await this.records.run(accountId, command, context);
    return outcome.ok ? accepted({ importId, position: outcome.value.position }) : outcome;
  }
}
