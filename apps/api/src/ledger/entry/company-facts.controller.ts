import {
  headcountsContract,
  saveHeadcountsContract,
  setVatMultiplierContract,
  vatMultiplierContract,
} from '@keelson/contracts/ledger';
import { londonDate } from '@keelson/kernel';
import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { KnownBooks } from '../../books/known-books';
import { SentForms } from '../../platform/vault/sent-forms';
import { type AnswerTo, problem, success } from '../../platform/wire/answer';
import { Call, type CallOf } from '../../platform/wire/call';
import { Handles } from '../../platform/wire/handles.decorator';
import { LedgerRecords } from '../ledger-records';
import { headcountProblems, ledgerProblems } from '../ledger.problems';
import { areKnown, countsOf, countsToCome, headcountYears } from './headcount-years';
import { SaveHeadcounts } from './save-headcounts.command';
import { SetVatMultiplier } from './set-vat-multiplier.command';

/** What no accounting system tells: how many people there are, and what turns a net amount into one with VAT. */
@Controller()
export class CompanyFactsController {
  constructor(
    private readonly books: KnownBooks,
    private readonly records: LedgerRecords,
    private readonly commands: CommandBus,
    private readonly sentForms: SentForms,
  ) {}

  @Handles(headcountsContract, ledgerProblems)
  async headcounts(
    @Call() { caller, params, context, minimumPosition }: CallOf<typeof headcountsContract>,
  ): Promise<AnswerTo<typeof headcountsContract>> {
    const { value, meta } = await this.books.read(caller, { ...params, context, minimumPosition });
    if (!value) return problem(ledgerProblems, { code: 'NOT_FOUND' }, { meta });
    const { books, today, version } = value;
    return success(headcountYears(books, today, params.accountId), { ...meta, version });
  }

  @Handles(saveHeadcountsContract, headcountProblems)
  async saveHeadcounts(
    @Call() { caller, params, body, context }: CallOf<typeof saveHeadcountsContract>,
  ): Promise<AnswerTo<typeof saveHeadcountsContract>> {
    const errors = countsToCome(body, londonDate(context.occurredAt));
    if (errors.length > 0) return problem(headcountProblems, { code: 'MONTH_NOT_BEGUN' }, { errors });
    const entries = [...body.thisYear, ...body.lastYear, ...body.lastYearMinusOne];
    const counts = countsOf(entries);
    if (caller.scope === 'partners') {
      const { value, meta } = await this.books.read(caller, { ...params, context });
      if (!value) return problem(headcountProblems, { code: 'NOT_FOUND' }, { meta });
      return areKnown(value.books, counts)
        ? success({ changed: 0 }, { ...meta, version: value.version })
        : problem(headcountProblems, { code: 'READ_ONLY' });
    }
    const outcome = await this.commands.execute(new SaveHeadcounts(params.accountId, counts, context));
    if (!outcome.ok) return problem(headcountProblems, outcome.failure);
    await this.sentForms.settle(caller, 'employee-numbers');
    const { changed, position, version } = outcome.value;
    return success({ changed }, { position, version });
  }

  @Handles(vatMultiplierContract, ledgerProblems)
  async vatMultiplier(
    @Call() { caller, params, context, minimumPosition }: CallOf<typeof vatMultiplierContract>,
  ): Promise<AnswerTo<typeof vatMultiplierContract>> {
    const { value, meta } = await this.books.read(caller, { ...params, context, minimumPosition });
    if (!value?.books) return problem(ledgerProblems, { code: value ? 'NO_LEDGER' : 'NOT_FOUND' }, { meta });
    const { vatSetByHand } = await this.records.state(params.accountId);
    const { books, version } = value;
    return success({ vatMultiplier: books.vatMultiplier, setByCustomer: vatSetByHand }, { ...meta, version });
  }

  @Handles(setVatMultiplierContract, ledgerProblems)
  async setVatMultiplier(
    @Call() { params, body, context }: CallOf<typeof setVatMultiplierContract>,
  ): Promise<AnswerTo<typeof setVatMultiplierContract>> {
    const outcome = await this.commands.execute(new SetVatMultiplier(params.accountId, body.vatMultiplier, context));
    if (!outcome.ok) return problem(ledgerProblems, outcome.failure);
    const { position, version } = outcome.value;
    return success({ vatMultiplier: body.vatMultiplier }, { position, version });
  }
}
