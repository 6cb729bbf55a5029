import { type Books, mayBeSplit, tellsTransfers } from '@keelson/calculators';
import { accepted, refused, type Result } from '@keelson/kernel';
import type { Decider, Rejection } from '../decider';
import { vatMultiplierOf } from './books-fold';
import { enteredFigures, enteredHeadcounts } from './entered-figures';
import { importReport } from './import-report';
import type { LedgerCommand } from './ledger.commands';
import type { DueWithinYearStated, LedgerEvent } from './ledger.events';
import { evolveLedger, initialLedgerState, type LedgerState } from './ledger.state';
import { owedOn } from './owed-on';
import { newAccounts, newBankDays, newDayBalances, newMonth } from './recorded-news';

export type LedgerRefusal = Rejection<
  | 'NO_LEDGER'
  /** Another import is running. */
  | 'IMPORT_RUNNING'
  /** The import is not the one that runs: it was given up, or other books were opened since. */
  | 'IMPORT_OVER'
  /** An accounting system brings the figures: none are typed in beside. */
  | 'SYSTEM_CONNECTED'
  | 'UNKNOWN_ACCOUNT'
  | 'NOTHING_TO_UNDO'
  /** Only what is due after more than one year, and told by an accounting system, has a part that is due earlier. */
  | 'NOT_LONG_TERM'
  /** No part of a loan is larger than the loan. */
  | 'MORE_THAN_OWED'
>;

type Decision = Result<readonly LedgerEvent[], LedgerRefusal>;
type CommandOf<Name extends LedgerCommand['name']> = Extract<LedgerCommand, { name: Name }>;

/** The rules of one customer's books. What the source tells is recorded as far as it is new, and never judged. */
export const ledgerDecider: Decider<LedgerCommand, LedgerState, LedgerEvent, LedgerRefusal> = {
  initialState: initialLedgerState,
  evolve: evolveLedger,
  decide(command, state) {
    switch (command.name) {
      case 'OpenLedger':
        return openLedger(command, state);
      case 'StartImport':
        return startImport(command, state);
      case 'RecordAccounts':
        return ofImport(command, state, (books) => newAccounts(command, books));
      case 'RecordMonth':
        return ofImport(command, state, (books) => newMonth(command, books));
      case 'RecordDayBalances':
        return ofImport(command, state, (books) => newDayBalances(command, books));
      case 'RecordBankDays':
        return ofImport(command, state, (books) => newBankDays(command, books));
      case 'RecordTransferReading': {
        const { importId, told } = command;
        return ofImport(command, state, (books) =>
          tellsTransfers(books) === told
            ? []
            : [{ type: 'ledger.transfer-reading-changed.v1', data: { importId, told } }],
        );
      }
      case 'FinishImport': {
        const { importId, at } = command;
        return ofImport(command, state, (books) => [
          {
            type: 'ledger.import-finished.v1',
            data: { importId, report: importReport(books, state.changed), finishedAt: at.toISOString() },
          },
        ]);
      }
      case 'FailImport': {
        const { importId, failure, at } = command;
        if (!isRunning(importId, state)) return accepted([]);
        const data = { importId, failure, failedAt: at.toISOString() };
        return accepted([{ type: 'ledger.import-failed.v2', data }]);
      }
      case 'EnterFigures': {
        const source = state.company?.source ?? 'manual';
        if (source !== 'manual' && !command.disconnected) return refused({ code: 'SYSTEM_CONNECTED' });
        return accepted([...endedByTyping(command, state), ...enteredFigures(command, state)]);
      }
      case 'PlaceAccount':
        return placeAccount(command, state);
      case 'UndoPlacement': {
        const made = state.placements.findLast(({ ref }) => ref === command.ref);
        if (!made) return refused({ code: 'NOTHING_TO_UNDO' });
        const data = { ref: made.ref, undone: made.placement, restored: made.before };
        return accepted([{ type: 'ledger.placement-undone.v1', data }]);
      }
      case 'StateDueWithinYear':
        return stateDueWithinYear(command, state);
      case 'SetVatMultiplier': {
        const { multiplier } = command;
        if (!state.books) return refused({ code: 'NO_LEDGER' });
        const same = state.vatSetByHand && Number(state.books.vatMultiplier) === Number(multiplier);
        return accepted(same ? [] : [{ type: 'ledger.vat-multiplier-set.v1', data: { multiplier } }]);
      }
      case 'EnterHeadcounts':
        if (!state.books) return refused({ code: 'NO_LEDGER' });
        return accepted(enteredHeadcounts(command.counts, state.books));
    }
  },
};

/** An import that still runs after the disconnection brings nothing more into what is typed now. */
function endedByTyping({ disconnected, at }: CommandOf<'EnterFigures'>, state: LedgerState): readonly LedgerEvent[] {
  const { status, importId } = state.imports;
  if (!disconnected || status !== 'started' || importId === null) return [];
  const failure = { code: 'not-connected' } as const;
  return [{ type: 'ledger.import-failed.v2', data: { importId, failure, failedAt: at.toISOString() } }];
}

const isRunning = (importId: string, { imports }: LedgerState): boolean =>
  imports.status === 'started' && imports.importId === importId;

function ofImport(
  { importId }: { readonly importId: string },
  state: LedgerState,
  news: (books: Books) => readonly LedgerEvent[],
): Decision {
  if (!isRunning(importId, state)) return refused({ code: 'IMPORT_OVER' });
  return state.books ? accepted(news(state.books)) : refused({ code: 'NO_LEDGER' });
}

function openLedger({ name: _, importId, ...told }: CommandOf<'OpenLedger'>, state: LedgerState): Decision {
  if (!isRunning(importId, state)) return refused({ code: 'IMPORT_OVER' });
  const { company, books } = state;
  if (!company || !books || company.source !== told.source || company.organisationId !== told.organisationId)
    return accepted([{ type: 'ledger.opened.v1', data: told }]);
  const { organisationName, yearEndMonth, vatRegistered } = told;
  const registration = vatRegistered !== company.vatRegistered;
  if (organisationName === books.organisationName && yearEndMonth === books.yearEndMonth && !registration)
    return accepted([]);
  const vatMultiplier = registration && !state.vatSetByHand ? vatMultiplierOf(vatRegistered) : books.vatMultiplier;
  const data = { organisationName, yearEndMonth, vatRegistered, vatMultiplier };
  return accepted([{ type: 'ledger.organisation-changed.v2', data }]);
}

/** An import that was begun goes on; one that was given up by its worker makes way when the next one gives its id. */
function startImport({ name: _, at, ...data }: CommandOf<'StartImport'>, state: LedgerState): Decision {
  const { status, importId } = state.imports;
  if (importId === data.importId) return status === 'started' ? accepted([]) : refused({ code: 'IMPORT_OVER' });
  if (status === 'started') return refused({ code: 'IMPORT_RUNNING' });
  return accepted([{ type: 'ledger.import-started.v1', data: { ...data, startedAt: at.toISOString() } }]);
}

function stateDueWithinYear({ ref, amount }: CommandOf<'StateDueWithinYear'>, { books }: LedgerState): Decision {
  const account = books?.accounts.find((each) => each.ref === ref);
  if (!books || !account) return refused({ code: 'UNKNOWN_ACCOUNT' });
  const before = (books.dueWithinYear?.[ref] ?? null) as DueWithinYearStated['data']['before'];
  if (before === amount) return accepted([]);
  if (amount !== null && !mayBeSplit(account, books)) return refused({ code: 'NOT_LONG_TERM' });
  if (amount !== null && amount > owedOn(ref, books)) return refused({ code: 'MORE_THAN_OWED' });
  const data = { ref, amount: amount as DueWithinYearStated['data']['amount'], before };
  return accepted([{ type: 'ledger.due-within-year-stated.v1', data }]);
}

function placeAccount({ ref, placement }: CommandOf<'PlaceAccount'>, { books }: LedgerState): Decision {
  if (!books?.accounts.some((account) => account.ref === ref)) return refused({ code: 'UNKNOWN_ACCOUNT' });
  const before = books.overrides[ref] ?? null;
  if (before?.category === placement.category && before.tag === placement.tag) return accepted([]);
  return accepted([{ type: 'ledger.account-placed.v1', data: { ref, placement, before } }]);
}
