import { type CashBaseOfBooks, cashBaseOfBooks, changesCash, cashRelease, keptCashBase } from '@keelson/calculators';
import {
  calculateCashReleaseContract,
  calculationMessages as texts,
  cashReleaseContract,
  saveCashReleaseContract,
  savedListOf,
} from '@keelson/contracts/planning';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { CompanyReader } from '../books/company-reader';
import { together } from '../platform/execution/read-model-reader';
import { type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { calculationProblems as problems } from './calculation.problems';
import { type CashReleaseSent, isBaseOf, liveAnswer, savedAnswer, sentLevers, wireResults } from './cash-release-wire';
import { GetSavedCalculation } from './get-saved-calculations.query';
import { SaveCalculation } from './save-calculation.command';

type Sent = Pick<CallOf<typeof calculateCashReleaseContract>, 'caller' | 'params' | 'context'>;
type Found =
  | { readonly ok: true; readonly books: CashBaseOfBooks }
  | { readonly ok: false; readonly code: 'ACCOUNT_NOT_FOUND' | 'FIGURES_UNKNOWN' | 'FIGURES_CHANGED' };

/** Cash release: computed from the books in the API, whatever the page computed. The ledger's row decides who sees it. */
@Controller()
export class CashReleaseController {
  constructor(
    private readonly companies: CompanyReader,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Handles(cashReleaseContract, problems)
  async cashRelease(
    @Call() { caller, params, query, context, minimumPosition }: CallOf<typeof cashReleaseContract>,
  ): Promise<AnswerTo<typeof cashReleaseContract>> {
    const list = savedListOf(params.accountId);
    const read = await this.companies.read({ caller, accountId: list.accountId, context, minimumPosition });
    if (!read.value) return problem(problems, { code: 'ACCOUNT_NOT_FOUND' }, { meta: read.meta });
    if (query.created === undefined) {
      const { company } = read.value;
      return success(liveAnswer(read.value, company && cashBaseOfBooks(company)), read.meta);
    }
    const asked = { caller, ...list, tool: 'cashRelease', minimumPosition } as const;
    const saved = await this.queries.execute(new GetSavedCalculation(asked, query.created));
    const { meta } = together(read, saved);
    if (!saved.value) return problem(problems, { code: 'SAVED_NOT_FOUND' }, { meta });
    return success(savedAnswer(read.value, saved.value), meta);
  }

  @Handles(calculateCashReleaseContract, problems)
  async calculate(
    @Call() { body, ...call }: CallOf<typeof calculateCashReleaseContract>,
  ): Promise<AnswerTo<typeof calculateCashReleaseContract>> {
    const levers = sentLevers(body);
    if (!changesCash(levers)) return problem(problems, { code: 'NOTHING_CHANGED' });
    const found = await this.#booksOf(call, body);
    if (!found.ok) return problem(problems, { code: found.code });
    const release = cashRelease(found.books.base, levers);
    if (release?.total.value == null) return problem(problems, { code: 'FIGURES_UNKNOWN' });
    return success(wireResults(release));
  }

  @Handles(saveCashReleaseContract, problems)
  async save(
    @Call() { body, ...call }: CallOf<typeof saveCashReleaseContract>,
  ): Promise<AnswerTo<typeof saveCashReleaseContract>> {
    const found = await this.#booksOf(call, body);
    if (!found.ok) return problem(problems, { code: found.code });
    const { base, months, balanceMonth, period1, importIds } = found.books;
    const what = {
      calculation: { tool: 'cashRelease', inputs: sentLevers(body), base: keptCashBase(base) },
      origin: { importIds, months, balanceMonth, period1 },
      savedBy: call.caller.kind === 'partner' ? 'partner' : 'owner',
      title: body.name,
    } as const;
    const outcome = await this.commands.execute(new SaveCalculation(call.params.accountId, what, call.context));
    if (outcome.ok) {
      const { events, position } = outcome.value;
      return success({ saved: true, storedDate: events.at(-1)?.data.savedAt ?? null }, { position });
    }
    const { code } = outcome.failure;
    if (code !== 'LIMIT_REACHED') return problem(problems, { code });
    return success({ saved: false, storedDate: null }, undefined, { message: texts.limitReached });
  }

  /** The books as they are now, where they are what the caller was shown. */
  async #booksOf({ caller, params, context }: Sent, sent: CashReleaseSent): Promise<Found> {
    const { value: read } = await this.companies.read({ caller, accountId: params.accountId, context });
    if (!read) return { ok: false, code: 'ACCOUNT_NOT_FOUND' };
    const books = read.company && cashBaseOfBooks(read.company);
    if (!books) return { ok: false, code: 'FIGURES_UNKNOWN' };
    return isBaseOf(sent, books.base) ? { ok: true, books } : { ok: false, code: 'FIGURES_CHANGED' };
  }
}
