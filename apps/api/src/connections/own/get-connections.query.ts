import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { connectionsContract } from '@keelson/contracts/connections';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { type ImportingConnection, importStateOf, selectImportingConnection } from '@keelson/read-models/connections';
import type { Caller } from '../../platform/access/caller';
import { ReadModelReader, type Reading } from '../../platform/execution/read-model-reader';
import { Accounting } from '../accounting';

type Connections = AnswerInputOf<typeof connectionsContract>;

/** What is connected, within the caller's scope; `undefined` for nobody's account. */
export class GetConnections extends Query<Reading<Connections | undefined>> {
  constructor(
    readonly caller: Caller,
    readonly accountId: string,
    readonly at: Date,
    readonly minimumPosition: number | undefined,
  ) {
    super();
  }
}

@QueryHandler(GetConnections)
export class GetConnectionsHandler implements IQueryHandler<GetConnections> {
  constructor(
    private readonly reader: ReadModelReader,
    private readonly accounting: Accounting,
  ) {}

  async execute({ caller, accountId, at, minimumPosition }: GetConnections): Promise<Reading<Connections | undefined>> {
    const freshness = { projections: ['connections', 'ledgers'], minimumPosition };
    const { value: row, meta } = await this.reader.read(caller, freshness, (database) =>
      selectImportingConnection(database, accountId),
    );
    return {
      meta,
      value: row && { offered: [...this.accounting.offered], financeConnections: connectionsIn(row, at) },
    };
  }
}

function connectionsIn(row: ImportingConnection, at: Date): Connections['financeConnections'] {
  const { connection_id: connectionId, provider } = row;
  if (connectionId === null || provider === null) return [];
  const importStatus = importStateOf(row, at);
  return [
    {
      connectionId,
      provider,
      tenantId: row.organisation_id ?? '',
      tenantName: row.organisation_name ?? '',
      connectedAt: row.connected_at ?? at.toISOString(),
      importStatus,
      importEnded: row.last_imported_at,
      message: importStatus === 'error' ? row.import_message : null,
      reconnectNeeded: row.reconnect !== null,
      consentEnds: row.expires_at,
    },
  ];
}
