import { operationsEventDefinitions } from '@keelson/domain/operations';
import { defineTable } from '@keelson/read-models';
import type { EventCatalogue } from '@keelson/event-store/codec';
import type { JobHandler } from '../job';
import type { Projection } from '../projection';
import type { Reactor } from '../reactor';

/** A small business of the tests' own: accounts that are opened, credited, renamed and closed. */
export type LedgerEvent =
  | { readonly type: 'ledger.opened.v1'; readonly data: { readonly name: string } }
  | { readonly type: 'ledger.credited.v1'; readonly data: { readonly amount: number; readonly poison?: string } }
  | { readonly type: 'ledger.closed.v1'; readonly data: object };

export interface LedgerRow {
  readonly stream_id: string;
  readonly name: string;
  readonly balance: number;
  readonly credits: readonly number[];
  readonly opened_at: string;
  readonly last_version: number;
}

export const ledgerCatalogue: EventCatalogue = {
  current: {
    'ledger.opened.v1': { personal: { name: 'erased' } },
    'ledger.credited.v1': { personal: {} },
    'ledger.closed.v1': { personal: {} },
    'ledger.noted.v1': { personal: {} },
    // What the workers record of themselves.
    ...operationsEventDefinitions,
  },
  retired: {
    'ledger.paid-in.v1': {
      personal: {},
      to: 'ledger.credited.v1',
      upcast: ({ pence }) => {
        if (typeof pence !== 'number') throw new TypeError('an amount is missing');
        return { amount: pence / 100 };
      },
    },
  },
};

export const ledgerTable = defineTable<LedgerRow>({
  name: 'ledgers',
  columns: {
    stream_id: { type: 'text' },
    name: { type: 'text' },
    balance: { type: 'integer' },
    credits: { type: 'jsonb' },
    opened_at: { type: 'timestamptz' },
    last_version: { type: 'integer' },
  },
  primaryKey: 'stream_id',
  indexes: ['(name)', 'USING gin (name gin_trgm_ops)'],
  owner: { account: 'stream_id' },
});

/** Credits that carry a poison fail in the way it names, until the cure is given. */
export const cures = new Set<string>();

const isPoison = ({ type, data }: LedgerEvent, named: string): boolean =>
  type === 'ledger.credited.v1' && data.poison === named && !cures.has(named);

export const ledgerProjection: Projection<LedgerEvent, LedgerRow> = {
  name: 'ledgers',
  version: 1,
  table: ledgerTable,
  handles: ['ledger.opened.v1', 'ledger.credited.v1', 'ledger.closed.v1'],
  keyOf: (event) => (isPoison(event, 'unloadable') ? `${event.streamId}\u0000` : event.streamId),
  evolve(row, event) {
    if (event.type === 'ledger.closed.v1') return null;
    if (event.type === 'ledger.opened.v1') {
      const opened = event.occurredAt.toISOString();
      return {
        stream_id: event.streamId,
        name: event.data.name,
        balance: 0,
        credits: [],
        opened_at: opened,
        last_version: event.version,
      };
    }
    if (!row) throw new Error('a credit to a ledger that is not open');
    const { poison } = event.data;
    if (poison && !cures.has(poison)) {
      if (poison === 'throws') throw new Error('poisonous event');
      // Refused by the database alone: Postgres text holds no NUL.
      if (poison === 'refused') return { ...row, name: 'a\u0000b' };
    }
    const credits = [...row.credits, event.data.amount];
    return { ...row, balance: row.balance + event.data.amount, credits, last_version: event.version };
  },
};

export const creditNoteReactor: Reactor<LedgerEvent> = {
  name: 'credit-notes',
  handles: ['ledger.credited.v1'],
  react: ({ type, data, streamId }) =>
    type === 'ledger.credited.v1' ? [{ queue: 'credit-note', data: { streamId, amount: data.amount } }] : [],
};

export type CreditNote = { readonly streamId: string; readonly amount: number };

/** Notes kept instead of sent. */
export function creditNotes(handle: JobHandler<CreditNote>['handle'] = async () => undefined) {
  const sent: { readonly note: CreditNote; readonly jobId: string; readonly attempt: number }[] = [];
  const handler: JobHandler<CreditNote> = {
    queue: 'credit-note',
    retry: { limit: 2, delaySeconds: 1, deadlineSeconds: 5 },
    async handle(note, context) {
      await handle(note, context);
      sent.push({ note, jobId: context.jobId, attempt: context.attempt });
    },
  };
  return { sent, handler };
}
