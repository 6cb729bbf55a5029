import type { Books, Placement } from '@keelson/calculators';
import type { previewPlacementContract } from '@keelson/contracts/ledger';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { evolveBooks } from '@keelson/domain/ledger';
import { accepted, type CalendarDate, refused, type Result } from '@keelson/kernel';
import type { CategoryTag } from '@keelson/vocabulary';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { KnownBooks } from '../../books/known-books';
import type { CommandContext } from '../../platform/execution/command-context';
import type { Caller } from '../../platform/access/caller';
import type { Reading } from '../../platform/execution/read-model-reader';
import { figureChanges } from '../figures/watched-figures';
import { LedgerRecords } from '../ledger-records';
import type { LedgerFailure } from '../ledger.problems';

type Preview = AnswerInputOf<typeof previewPlacementContract>;

export interface PlacementAsked {
  readonly accountId: string;
  readonly ref: number;
  /** `rules` asks what undoing the last decision would do. */
  readonly category: Placement['category'] | 'rules';
  readonly tag: CategoryTag | null;
}

/** What deciding about an account would do to every watched figure. */
export class PreviewPlacement extends Query<Reading<Result<Preview, LedgerFailure>>> {
  constructor(
    readonly caller: Caller,
    readonly asked: PlacementAsked,
    readonly context: CommandContext,
    readonly minimumPosition?: number,
  ) {
    super();
  }
}

/** By the fold that the decision itself goes through. */
@QueryHandler(PreviewPlacement)
export class PreviewPlacementHandler implements IQueryHandler<PreviewPlacement> {
  constructor(
    private readonly known: KnownBooks,
    private readonly records: LedgerRecords,
  ) {}

  async execute({
    caller,
    asked,
    context,
    minimumPosition,
  }: PreviewPlacement): Promise<Reading<Result<Preview, LedgerFailure>>> {
    const { value, meta } = await this.known.read(caller, { accountId: asked.accountId, context, minimumPosition });
    if (!value?.books) return { value: refused({ code: value ? 'NO_LEDGER' : 'NOT_FOUND' }), meta };
    return { value: await this.preview(asked, value.books, value.today), meta };
  }

  private async preview(
    asked: PlacementAsked,
    books: Books,
    today: CalendarDate,
  ): Promise<Result<Preview, LedgerFailure>> {
    const { accountId, ref, category, tag } = asked;
    if (!books.accounts.some((account) => account.ref === ref)) return refused({ code: 'UNKNOWN_ACCOUNT' });
    if (category === 'rules') return this.undone(accountId, ref, books, today);
    const data = { ref, placement: { category, tag }, before: books.overrides[ref] ?? null };
    return changes(books, evolveBooks(books, { type: 'ledger.account-placed.v1', data }), today);
  }

  private async undone(
    accountId: string,
    ref: number,
    books: Books,
    today: CalendarDate,
  ): Promise<Result<Preview, LedgerFailure>> {
    const { placements } = await this.records.state(accountId);
    const made = placements.findLast((placement) => placement.ref === ref);
    if (!made) return refused({ code: 'NOTHING_TO_UNDO' });
    const data = { ref, undone: made.placement, restored: made.before };
    return changes(books, evolveBooks(books, { type: 'ledger.placement-undone.v1', data }), today);
  }
}

const changes = (before: Books, after: Books | null, today: CalendarDate): Result<Preview, never> =>
  accepted(figureChanges(before, after ?? before, today));
