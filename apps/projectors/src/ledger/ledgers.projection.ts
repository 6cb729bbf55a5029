import { type CompanyChanged, REGISTRATION_TYPES, type RegistrationEvent } from '@keelson/domain/accounts';
import type { PersonalDataErased } from '@keelson/domain/deletion';
import {
  evolveBooks,
  evolveImports,
  type ImportReport,
  type ImportStanding,
  type LedgerEvent,
  ledgerEventDefinitions,
} from '@keelson/domain/ledger';
import type { Recorded } from '@keelson/event-store';
import { type LedgerRow, ledgersTable } from '@keelson/read-models/ledger';
import type { Projection } from '../runtime/projection';

type RowEvent = RegistrationEvent | CompanyChanged | LedgerEvent | PersonalDataErased;

const LEDGER_TYPES = Object.keys(ledgerEventDefinitions) as readonly LedgerEvent['type'][];

/** One row a customer, made by the registration: the books as they stand, and how their import goes on. */
export const ledgersProjection: Projection<RowEvent, LedgerRow> = {
  name: 'ledgers',
  version: 8,
  table: ledgersTable,
  wideRows: true,
  handles: [...REGISTRATION_TYPES, 'accounts.company-changed.v1', ...LEDGER_TYPES, 'deletion.personal-data-erased.v1'],
  keyOf: (event) => event.metadata.subjectId,
  evolve(row, event) {
    if (event.type === 'accounts.customer-registered.v1' || event.type === 'accounts.company-signed-up.v1')
      return {
        ...EMPTY,
        account_id: event.metadata.subjectId,
        company_name: event.data.companyName,
      };
    if (event.type === 'deletion.personal-data-erased.v1' || row === undefined) return null;
    if (event.type === 'accounts.company-changed.v1') return { ...row, company_name: event.data.companyName };
    return { ...row, ...standing(row, event) };
  },
};

/** Rows hold what the domain folded, written as JSON. */
const importsIn = (row: LedgerRow): ImportStanding => ({
  status: row.import_status,
  importId: row.import_id,
  startedAt: row.import_started_at,
  message: row.import_message,
  lastImportedAt: row.last_imported_at,
  report: row.report as ImportReport | null,
});

function standing(row: LedgerRow, event: Recorded<LedgerEvent>): Partial<LedgerRow> {
  const imports = evolveImports(importsIn(row), event);
  return {
    books: evolveBooks(row.books, event),
    import_status: imports.status,
    import_id: imports.importId,
    import_started_at: imports.startedAt,
    import_message: imports.message,
    last_imported_at: imports.lastImportedAt,
    report: imports.report,
    version: event.version,
  };
}

const EMPTY = {
  books: null,
  import_status: 'none',
  import_id: null,
  import_started_at: null,
  import_message: null,
  last_imported_at: null,
  report: null,
  version: 0,
} as const;
