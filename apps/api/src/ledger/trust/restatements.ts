import type { Books } from '@keelson/calculators';
import {
  evolveSnapshot,
  type LedgerEvent,
  NEVER_IMPORTED,
  type LedgerSnapshot,
  restatedBetween,
  type RestatedLine,
} from '@keelson/domain/ledger';
import type { Recorded } from '@keelson/event-store';
import { londonDate } from '@keelson/kernel';
import { type FigureChange, figureChanges } from '../figures/watched-figures';

export interface Restatement {
  readonly importId: string;
  readonly at: string;
  readonly lines: readonly RestatedLine[];
  readonly figures: readonly FigureChange[];
  /** The books after it: they name the accounts. */
  readonly books: Books;
}

/** One save of typed months: the books before and after it. */
interface TypedSave {
  readonly importId: string;
  readonly at: string;
  readonly before: Books;
  readonly after: Books;
}

/**
 * The imports and saves of typed figures that told a known month otherwise, newest first, with what that alone did to
 * each watched figure: the months that came for the first time are left out of the comparison.
 */
export function restatements(events: readonly Recorded<LedgerEvent>[]): readonly Restatement[] {
  const found: Restatement[] = [];
  let snapshot: LedgerSnapshot = { books: null, imports: NEVER_IMPORTED };
  let before: Books | null = null;
  let typed: TypedSave | undefined;
  for (const event of events) {
    if (event.type === 'ledger.import-started.v1') before = snapshot.books;
    if (event.type === 'ledger.opened.v1') {
      before = null;
      typed = undefined;
      found.length = 0;
    }
    const known = snapshot.books;
    snapshot = evolveSnapshot(snapshot, event);
    if (event.type === 'ledger.month-recorded.v1' && known?.source === 'manual' && snapshot.books) {
      const { importId, recordedAt: at } = event.data;
      if (typed?.importId !== importId) found.push(...ofTyping(typed));
      const since = typed?.importId === importId ? typed.before : known;
      typed = { importId, at, before: since, after: snapshot.books };
    }
    if (event.type !== 'ledger.import-finished.v1') continue;
    const { importId, finishedAt, report } = event.data;
    if (report.restated.length === 0 || !before || !snapshot.books) continue;
    const { figures } = figureChanges(before, withRestated(before, snapshot.books), londonDate(new Date(finishedAt)));
    found.push({ importId, at: finishedAt, lines: report.restated, figures, books: snapshot.books });
  }
  return [...found, ...ofTyping(typed)].reverse();
}

function ofTyping(save: TypedSave | undefined): readonly Restatement[] {
  const lines = save ? restatedBetween(save.before, save.after) : [];
  if (!save || lines.length === 0) return [];
  const { importId, at, before, after } = save;
  const known = new Set(before.months.map(({ month }) => month));
  const changed: Books = { ...before, months: after.months.filter(({ month }) => known.has(month)) };
  const { figures } = figureChanges(before, changed, londonDate(new Date(at)));
  return [{ importId, at, lines, figures, books: after }];
}

/** The books before, with the known months as they are now. */
function withRestated(before: Books, now: Books): Books {
  const told = new Map(now.months.map((month) => [month.month, month]));
  const months = before.months.map((month) => told.get(month.month) ?? month);
  return { ...before, accounts: now.accounts, months };
}
