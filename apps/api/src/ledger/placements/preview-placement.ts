import type { Books, Placement } from '@keelson/calculators';
import type { previewPlacementContract } from '@keelson/contracts/ledger';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { evolveBooks, type LedgerRefusal } from '@keelson/domain/ledger';
import { accepted, type CalendarDate, refused, type Result } from '@keelson/kernel';
import type { CategoryTag } from '@keelson/vocabulary';
import { Injectable } from '@nestjs/common';
import { figureChanges } from '../figures/watched-figures';
import { LedgerRecords } from '../ledger-records';

type Preview = AnswerInputOf<typeof previewPlacementContract>;

export class PreviewPlacement {
  constructor(
    readonly accountId: string,
    readonly ref: number,
    /** `rules` asks what undoing the last decision would do. */
    readonly category: Placement['category'] | 'rules',
    readonly tag: CategoryTag | null,
  ) {}
}

/** What deciding about an account would do to every watched figure, by the fold that the decision itself goes through. */
@Injectable()
export class PreviewPlacementHandler {
  constructor(private readonly records: LedgerRecords) {}

  async execute(
    { accountId, ref, category, tag }: PreviewPlacement,
    { books, today }: { readonly books: Books; readonly today: CalendarDate },
  ): Promise<Result<Preview, LedgerRefusal>> {
    if (!books.accounts.some((account) => account.ref === ref)) return refused({ code: 'UNKNOWN_ACCOUNT' });
    if (category === 'rules') return this.#undone(accountId, ref, books, today);
    const data = { ref, placement: { category, tag }, before: books.overrides[ref] ?? null };
    return changes(books, evolveBooks(books, { type: 'ledger.account-placed.v1', data }), today);
  }

  async #undone(
    accountId: string,
    ref: number,
    books: Books,
    today: CalendarDate,
  ): Promise<Result<Preview, LedgerRefusal>> {
    const { placements } = await this.records.state(accountId);
    const made = placements.findLast((placement) => placement.ref === ref);
    if (!made) return refused({ code: 'NOTHING_TO_UNDO' });
    const data = { ref, undone: made.placement, restored: made.before };
    return changes(books, evolveBooks(books, { type: 'ledger.placement-undone.v1', data }), today);
  }
}

const changes = (before: Books, after: Books | null, today: CalendarDate): Result<Preview, LedgerRefusal> =>
  accepted(figureChanges(before, after ?? before, today));
