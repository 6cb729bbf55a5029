import { type Books, companyOn, FORMULA_VERSION, keyFigures, keyFigureTexts, latestMonth } from '@keelson/calculators';
import type { FiguresPublished } from '@keelson/domain/figures';
import { evolveBooks, type LedgerEvent } from '@keelson/domain/ledger';
import type { Recorded } from '@keelson/event-store';
import { londonDate } from '@keelson/kernel';

/** The key figures as the last of these events left them, on its day; `undefined` before there is a complete month. */
export function figuresAfter(events: readonly Recorded<LedgerEvent>[]): FiguresPublished['data'] | undefined {
  const cause = events.at(-1);
  const books = events.reduce<Books | null>(evolveBooks, null);
  if (!cause || !books) return undefined;
  const company = companyOn(londonDate(cause.occurredAt), books);
  const asAt = latestMonth(company);
  if (asAt === null) return undefined;
  const { type, eventId, data } = cause;
  return {
    asAt,
    formulaVersion: FORMULA_VERSION,
    figures: keyFigureTexts(keyFigures(company, asAt)),
    causedBy: { type, eventId, importId: 'importId' in data ? data.importId : null },
    publishedAt: cause.occurredAt.toISOString(),
  };
}
