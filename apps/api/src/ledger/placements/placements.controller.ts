import {
  placeAccountContract,
  placementsContract,
  previewPlacementContract,
  stateDueWithinYearContract,
  undoPlacementContract,
} from '@keelson/contracts/ledger';
import { type Clock, londonDate } from '@keelson/kernel';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { KnownBooks } from '../../books/known-books';
import { InjectClock } from '../../platform/tokens';
import { type AnswerTo, problem, success } from '../../platform/wire/answer';
import { Call, type CallOf } from '../../platform/wire/call';
import { Handles } from '../../platform/wire/handles.decorator';
import type { LedgerOutcome } from '../ledger-records';
import { ledgerProblems } from '../ledger.problems';
import { inPence } from '../entry/finance-data';
import { accountPlacements, placementOfRef, type Placements } from './account-placements';
import { PlaceAccount } from './place-account.command';
import { PreviewPlacement } from './preview-placement.query';
import { StateDueWithinYear } from './state-due-within-year.command';
import { UndoPlacement } from './undo-placement.command';

/** Where accounts count: shown, tried out, decided and taken back. */
@Controller()
export class PlacementsController {
  constructor(
    private readonly books: KnownBooks,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    @InjectClock() private readonly clock: Clock,
  ) {}

  @Handles(placementsContract, ledgerProblems)
  async list(
    @Call() { caller, params, context, minimumPosition }: CallOf<typeof placementsContract>,
  ): Promise<AnswerTo<typeof placementsContract>> {
    const { value, meta } = await this.books.read(caller, { ...params, context, minimumPosition });
    if (!value) return problem(ledgerProblems, { code: 'NOT_FOUND' }, { meta });
    const { companyName, books, today, version } = value;
    const accounts = books ? accountPlacements(books, today) : NO_ACCOUNTS;
    return success({ companyName, ...accounts }, { ...meta, version });
  }

  @Handles(previewPlacementContract, ledgerProblems)
  async preview(
    @Call() { caller, params, query, context, minimumPosition }: CallOf<typeof previewPlacementContract>,
  ): Promise<AnswerTo<typeof previewPlacementContract>> {
    const { accountId, ref } = params;
    const asked = { accountId, ref, category: query.category, tag: query.tag ?? null };
    const { value, meta } = await this.queries.execute(new PreviewPlacement(caller, asked, context, minimumPosition));
    return value.ok ? success(value.value, meta) : problem(ledgerProblems, value.failure, { meta });
  }

  @Handles(placeAccountContract, ledgerProblems)
  async place(
    @Call() { params, body, context }: CallOf<typeof placeAccountContract>,
  ): Promise<AnswerTo<typeof placeAccountContract>> {
    const { accountId, ref } = params;
    const placement = { category: body.category, tag: body.tag };
    return this.#placed(ref, await this.commands.execute(new PlaceAccount(accountId, ref, placement, context)));
  }

  @Handles(undoPlacementContract, ledgerProblems)
  async undo(
    @Call() { params, context }: CallOf<typeof undoPlacementContract>,
  ): Promise<AnswerTo<typeof undoPlacementContract>> {
    const { accountId, ref } = params;
    return this.#placed(ref, await this.commands.execute(new UndoPlacement(accountId, ref, context)));
  }

  @Handles(stateDueWithinYearContract, ledgerProblems)
  async stateDueWithinYear(
    @Call() { params, body, context }: CallOf<typeof stateDueWithinYearContract>,
  ): Promise<AnswerTo<typeof stateDueWithinYearContract>> {
    const { accountId, ref } = params;
    const amount = inPence(body.amount);
    return this.#placed(ref, await this.commands.execute(new StateDueWithinYear(accountId, ref, amount, context)));
  }

  #placed(ref: number, outcome: LedgerOutcome): AnswerTo<typeof placeAccountContract> {
    if (!outcome.ok) return problem(ledgerProblems, outcome.failure);
    const { state, position, version } = outcome.value;
    const account = state.books && placementOfRef(state.books, londonDate(this.clock()), ref);
    if (!account) return problem(ledgerProblems, { code: 'UNKNOWN_ACCOUNT' });
    return success(account, { position, version });
  }
}

const NO_ACCOUNTS: Omit<Placements, 'companyName'> = { asAt: null, accounts: [] };
