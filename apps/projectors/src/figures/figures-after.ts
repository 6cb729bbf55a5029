import { type Books, companyOn, FORMULA_VERSION, keyFigures, keyFigureTexts, latestMonth } from '@keelson/calculators';
import type { FiguresPublished } from '@keelson/domain/figures';
import { evolveBooks, type LedgerEvent } from '@keelson/domain/ledger';
import type { Recorded } from '@keelson/event-store';
import { historyOf } from '@keelson/event-store/decisions';
import { londonDate } from '@keelson/kernel';

const BOOKS = { initialState: null as Books | null, evolve: evolveBooks };

/**
 * The key figures as the command that recorded the event left them, on the day of the event; `undefined` before there is
 * a complete month, and where the event is not of these.
 */
export function figuresAfter(
  eventId: string,
  events: readonly Recorded<LedgerEvent>[],
): FiguresPublished['data'] | undefined {
  const cause = events.find((event) => event.eventId === eventId);
  if (!cause) return undefined;
  const { commandId } = cause.metadata;
  const end = events.findLastIndex(({ metadata }) => metadata.commandId === commandId);
  const { state: books } = historyOf(BOOKS, events.slice(0, end + 1));
  if (!books) return undefined;
  const company = companyOn(londonDate(cause.occurredAt), books);
  const asAt = latestMonth(company);
  if (asAt === null) return undefined;
  const { type, data } = cause;
  return {
    asAt,
    formulaVersion: FORMULA_VERSION,
    figures: keyFigureTexts(keyFigures(company, asAt)),
    causedBy: { type, eventId, importId: 'importId' in data ? data.importId : null },
    publishedAt: cause.occurredAt.toISOString(),
  };
}
