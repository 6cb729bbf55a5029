import { financeDataContract, ledgerMessages, saveFinanceDataContract } from '@keelson/contracts/ledger';
import { type Clock, londonDate } from '@keelson/kernel';
import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { KnownBooks } from '../../books/known-books';
import { InjectClock } from '../../platform/tokens';
import { SentForms } from '../../platform/vault/sent-forms';
import { type AnswerTo, problem, success } from '../../platform/wire/answer';
import { Call, type CallOf } from '../../platform/wire/call';
import { Handles } from '../../platform/wire/handles.decorator';
import { malformed } from '../../platform/wire/refusal';
import { LedgerRecords } from '../ledger-records';
import { ledgerProblems, saveProblems } from '../ledger.problems';
import { entryCells } from './entry-cells';
import { financeForm, strangeDates, typedFigures } from './finance-data';
import { SaveFinanceData } from './save-finance-data.command';

const CALENDAR_YEAR = 12;

/** Figures that are typed in where no accounting system is connected. */
@Controller()
export class FinanceDataController {
  constructor(
    private readonly books: KnownBooks,
    private readonly records: LedgerRecords,
    private readonly commands: CommandBus,
    private readonly sentForms: SentForms,
    @InjectClock() private readonly clock: Clock,
  ) {}

  @Handles(financeDataContract, ledgerProblems)
  async form(
    @Call() { caller, params, query, context, minimumPosition }: CallOf<typeof financeDataContract>,
  ): Promise<AnswerTo<typeof financeDataContract>> {
    const { value, meta } = await this.books.read(caller, { ...params, context, minimumPosition });
    if (!value) return problem(ledgerProblems, { code: 'NOT_FOUND' }, { meta });
    const { books, today, version } = value;
    const yearEndMonth = query.financial_month ?? books?.yearEndMonth ?? CALENDAR_YEAR;
    const companyName = await this.records.companyName(params.accountId);
    const form = financeForm(books, today, yearEndMonth);
    const told = books !== null && books.source !== 'manual';
    const systemConnected = told && (await this.records.isConnected(params.accountId));
    const informationFrom = books?.source ?? null;
    const data = { username: params.accountId, companyName, informationFrom, systemConnected, ...form };
    return success(data, { ...meta, version });
  }

  @Handles(saveFinanceDataContract, saveProblems)
  async save(
    @Call() { caller, params, body, context }: CallOf<typeof saveFinanceDataContract>,
  ): Promise<AnswerTo<typeof saveFinanceDataContract>> {
    const strange = strangeDates(body, londonDate(this.clock()));
    if (strange.length > 0) throw malformed(`${ledgerMessages.notAMonthOfTheForm}: ${strange.join(', ')}`);
    const file = body.file && { ...body.file, entry: entryCells(body), yearEndMonth: body.financial_month };
    const command = new SaveFinanceData(params.accountId, typedFigures(body), file, context);
    const saved = await this.commands.execute(command);
    if (!saved.ok) return problem(saveProblems, saved.failure);
    await this.sentForms.settle(caller, 'own-figures');
    const { position, version, ...changed } = saved.value;
    return success(changed, { position, version }, { message: ledgerMessages.saved });
  }
}
