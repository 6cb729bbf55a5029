import { randomUUID } from 'node:crypto';
import { acme } from '@keelson/calculators/testing';
import { connectionsStream, type ConnectionEvent } from '@keelson/domain/connections';
import {
  evolveSnapshot,
  type LedgerCommand,
  ledgerDecider,
  type LedgerEvent,
  ledgerStream,
  NEVER_IMPORTED,
} from '@keelson/domain/ledger';
import type { CodedEvent } from '@keelson/event-store/codec';
import { openPostgresEventStore, type PostgresEventStore } from '@keelson/event-store/postgres';
import { type Month, month, pence } from '@keelson/kernel';
import type { FreshDatabase } from '@keelson/test-database';
import { customerOf } from '../../testing/customer-of';
import type { TestApi } from '../../testing/start-test-api';

type Services = TestApi['services'];

/** Names of accounts that a spreadsheet would take for formulas; each stays where the rules put it. */
const HOSTILE: Readonly<Record<number, string>> = {
  5: '=HYPERLINK("http://evil.example";"Rent")',
  7: '\tOffice Equipment',
  8: '\rInventory',
  11: '+Prepayments',
  14: '-PAYE Payable',
  16: '@Loan',
};
/** No rule places it, and its only line leaves October out of balance. */
const ODD = { id: 'odd', code: '999', name: 'Odds & ends <b>', type: 'NEW', subType: null, systemAccount: null };
export const LACKING = month('2024-02');
const OCTOBER = month('2026-10');

/** How the company was registered. */
export const REGISTERED = { companyName: 'Registered Ltd' };

/** Rent is paid from the bank. */
const SIGNS: Readonly<Record<number, number>> = { 5: 1, 10: -1 };

const lineOf = (ref: number, movement: number, balance: number) => ({
  accountId: acme.accounts[ref - 1]?.id ?? '',
  movement: pence(movement),
  balance: pence(balance),
});

/** The worked example's company with names that would do harm, as an import brings it. */
export function importOf(importId: string, at: Date, rentMore: Partial<Record<Month, number>> = {}): LedgerCommand[] {
  const company = { organisationId: 'o', organisationName: '=Acme', yearEndMonth: 3, vatRegistered: true };
  const named = acme.accounts.map(({ ref, ...account }) => ({ ...account, name: HOSTILE[ref] ?? account.name }));
  return [
    { name: 'StartImport', importId, reason: 'requested', from: month('2023-11'), to: OCTOBER, at },
    { name: 'OpenLedger', importId, source: 'xero', ...company },
    { name: 'RecordAccounts', importId, accounts: [...named, ODD] },
    ...acme.months
      .filter((told) => told.month !== LACKING)
      .map((told): LedgerCommand => {
        const more = rentMore[told.month] ?? 0;
        const lines = told.lines.map(([ref, movement, balance]) =>
          lineOf(ref, (movement ?? 0) + (SIGNS[ref] ?? 0) * more, (balance ?? 0) + (SIGNS[ref] ?? 0) * more),
        );
        const odd = { accountId: ODD.id, movement: pence(12_34), balance: pence(12_34) };
        return {
          name: 'RecordMonth',
          importId,
          month: told.month,
          at,
          lines: told.month === OCTOBER ? [...lines, odd] : lines,
        };
      }),
    { name: 'FinishImport', importId, at },
  ];
}

/** Writes what workers write: events of ledgers and connections at any time, and the rows that are folded from them. */
export class KeptBooks {
  now = new Date();

  private constructor(
    private readonly database: FreshDatabase,
    private readonly services: Services,
    private readonly store: PostgresEventStore,
    private readonly partnerId: string,
  ) {}

  static async open(database: FreshDatabase, services: Services, partnerId: string): Promise<KeptBooks> {
    const clock = () => books.now;
    const store = await openPostgresEventStore({ connectionString: database.urls.app, clock });
    const books: KeptBooks = new KeptBooks(database, services, store, partnerId);
    for (const name of [
      'ledgers',
      'connections',
      'peer-figures',
      'watched-sections',
      'goals',
      'what-if-inputs',
      'saved-calculations',
      'scenarios',
      'partner-relations',
    ])
      await database.admin(
        `INSERT INTO read_model.checkpoints (projection, kind, version, position) VALUES ($1, 'projection', 1, 1000000)`,
        [name],
      );
    return books;
  }

  close(): Promise<void> {
    return this.store.close();
  }

  async events(accountId: string): Promise<readonly LedgerEvent[]> {
    return this.services.codec.decode<LedgerEvent>(await this.store.readStream(ledgerStream(accountId)));
  }

  /** What the commands record at a moment. */
  async record(accountId: string, at: Date, commands: readonly LedgerCommand[]): Promise<void> {
    this.now = at;
    let state = (await this.events(accountId)).reduce(ledgerDecider.evolve, ledgerDecider.initialState);
    const news: LedgerEvent[] = [];
    for (const command of commands) {
      const decision = ledgerDecider.decide(command, state);
      if (!decision.ok) throw new Error(decision.failure.code);
      news.push(...decision.value);
      state = decision.value.reduce(ledgerDecider.evolve, state);
    }
    await this.#append(ledgerStream(accountId), accountId, news);
    await this.show(accountId);
  }

  /** Connects or disconnects, with the row as it is then. */
  async connection(accountId: string, event: ConnectionEvent, row: { importId: string | null; askedAt: Date | null }) {
    await this.#append(connectionsStream(accountId), accountId, [event]);
    const gone = event.type === 'connections.system-disconnected.v1';
    await this.database.admin('DELETE FROM read_model.connections WHERE account_id = $1', [accountId]);
    await this.database.admin(
      `INSERT INTO read_model.connections (account_id, connection_id, provider, import_id, import_requested_at, repeats)
       VALUES ($1, $2, $3, $4, $5, true)`,
      [accountId, gone ? null : 'c1', gone ? null : 'xero', row.importId, row.askedAt],
    );
  }

  /** The row of a customer, as the projection folds it. */
  async show(accountId: string): Promise<void> {
    const nothing = { books: null, imports: NEVER_IMPORTED };
    const events = await this.events(accountId);
    const { books, imports } = events.reduce(evolveSnapshot, nothing);
    await customerOf(this.database, accountId, this.partnerId);
    await this.database.admin('DELETE FROM read_model.ledgers WHERE account_id = $1', [accountId]);
    const { status, importId, startedAt, message, lastImportedAt, report } = imports;
    await this.database.admin(`INSERT INTO read_model.ledgers VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`, [
      ...[accountId, books && JSON.stringify(books), status, importId, startedAt, message],
      ...[lastImportedAt, report && JSON.stringify(report), REGISTERED.companyName, events.length],
    ]);
  }

  async #append(streamId: string, accountId: string, events: readonly CodedEvent[]): Promise<void> {
    const encoded = await this.services.codec.encode(events, {
      ...{ commandId: randomUUID(), commandHash: 'none', correlationId: randomUUID(), causationId: randomUUID() },
      ...{ actor: { kind: 'system', id: 'test' }, subjectId: accountId, partitionKey: accountId },
    });
    const expectedVersion = (await this.store.readStream(streamId)).length;
    const outcome = await this.store.append({ streamId, expectedVersion, events: encoded });
    if (outcome.kind !== 'appended') throw new Error(outcome.kind);
  }
}
