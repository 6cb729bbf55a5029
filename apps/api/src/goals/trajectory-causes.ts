import type { Books } from '@keelson/calculators';
import type { trajectoryContract } from '@keelson/contracts/goals';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { LedgerEvent } from '@keelson/domain/ledger';
import type { Recorded } from '@keelson/event-store';
import type { Month } from '@keelson/kernel';

type Point = AnswerInputOf<typeof trajectoryContract>['points'][number];

/** What happened, and to which account or months. */
export interface Cause {
  readonly event: Point['event'];
  readonly about: string | null;
  readonly months: readonly Month[];
}

const cause = (event: Point['event'], about: string | null = null, months: readonly Month[] = []): Cause => ({
  event,
  about,
  months,
});

/** What is typed comes without an import around it: the last event of the save stands for all of them. */
function entryOf(event: Recorded<LedgerEvent>, next: Recorded<LedgerEvent> | undefined, books: Books | null) {
  const isWhole = next?.metadata.commandId !== event.metadata.commandId;
  return books?.source === 'manual' && isWhole ? cause('entry') : undefined;
}

/** Why goals may stand otherwise after an event of the ledger, once all is known that came with it. */
export function causeOf(
  event: Recorded<LedgerEvent>,
  next: Recorded<LedgerEvent> | undefined,
  books: Books | null,
): Cause | undefined {
  switch (event.type) {
    case 'ledger.import-finished.v1': {
      const months = [...new Set(event.data.report.restated.map(({ month }) => month))].sort();
      return months.length === 0 ? cause('import') : cause('restatement', null, months);
    }
    // What an import brought before it failed counts.
    case 'ledger.import-failed.v2':
      return cause('import');
    case 'ledger.account-placed.v1':
    case 'ledger.placement-undone.v1':
      return cause('placement', books?.accounts.find(({ ref }) => ref === event.data.ref)?.name ?? null);
    case 'ledger.opened.v1':
    case 'ledger.organisation-changed.v2':
    case 'ledger.accounts-recorded.v1':
    case 'ledger.month-recorded.v1':
    case 'ledger.day-balances-recorded.v1':
    case 'ledger.bank-day-recorded.v2':
      return entryOf(event, next, books);
    // Neither people nor VAT nor when loans are due are in what a probability is worked out from.
    case 'ledger.import-started.v1':
    case 'ledger.headcounts-entered.v1':
    case 'ledger.figures-file-accepted.v1':
    case 'ledger.transfer-reading-changed.v1':
    case 'ledger.due-within-year-stated.v1':
    case 'ledger.vat-multiplier-set.v1':
      return undefined;
  }
}
