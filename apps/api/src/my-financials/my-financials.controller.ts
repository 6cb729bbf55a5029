import {
  balanceSheetFileContract,
  balancesContract,
  baseLinesContract,
  cashFlowContract,
  explanationContract,
  GOAL_FIGURE,
  myFinancialsMessages,
  overviewContract,
  watchSectionContract,
} from '@keelson/contracts/my-financials';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { subjectOf } from '../platform/access/caller';
import { XLSX } from '../platform/files/xlsx';
import { type AnswerTo, problem, RawAnswer, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { balanceSheetFile } from './balance-sheet-file';
import { cashRowsBy, stockRowsBy } from './cash-answer';
import type { FiguresAsked } from '../books/company-reader';
import { ExplainFigure } from './explain-figure.query';
import { ExplainGoal } from './explain-goal.query';
import { myFinancialsProblems } from './my-financials.problems';
import { GetBaseLines } from './get-base-lines.query';
import { GetOverview } from './get-overview.query';
import { GetRows } from './get-rows.query';
import { WatchSectionVideo } from './watch-section-video.command';

type AskedCall = Pick<CallOf<typeof overviewContract>, 'caller' | 'context' | 'minimumPosition' | 'params' | 'query'>;

const asked = ({ caller, params, query, context, minimumPosition }: AskedCall): FiguresAsked => ({
  caller,
  accountId: params.accountId,
  asAt: query.asAt,
  knownOn: query.knownOn,
  context,
  minimumPosition,
});

const notFound = () => problem(myFinancialsProblems, { code: 'ACCOUNT_NOT_FOUND' });

/** My Financials: computed from the books whenever they are asked for. */
@Controller()
export class MyFinancialsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
  ) {}

  @Handles(overviewContract, myFinancialsProblems)
  async overview(@Call() call: CallOf<typeof overviewContract>): Promise<AnswerTo<typeof overviewContract>> {
    const { value, meta } = await this.queries.execute(new GetOverview(asked(call)));
    return value ? success(value, meta) : notFound();
  }

  @Handles(cashFlowContract, myFinancialsProblems)
  async cashFlow(@Call() call: CallOf<typeof cashFlowContract>): Promise<AnswerTo<typeof cashFlowContract>> {
    const { by } = call.query;
    const { value, meta } = await this.queries.execute(new GetRows(asked(call), (company) => cashRowsBy(company, by)));
    return value ? success(value, meta) : notFound();
  }

  @Handles(balancesContract, myFinancialsProblems)
  async balances(@Call() call: CallOf<typeof balancesContract>): Promise<AnswerTo<typeof balancesContract>> {
    const { by } = call.query;
    const { value, meta } = await this.queries.execute(new GetRows(asked(call), (company) => stockRowsBy(company, by)));
    return value ? success(value, meta) : notFound();
  }

  @Handles(balanceSheetFileContract, myFinancialsProblems)
  async balanceSheetFile(
    @Call() call: CallOf<typeof balanceSheetFileContract>,
  ): Promise<AnswerTo<typeof balanceSheetFileContract> | RawAnswer> {
    const { value } = await this.queries.execute(new GetOverview(asked(call)));
    if (!value) return notFound();
    return new RawAnswer(await balanceSheetFile(value), XLSX, {
      'content-disposition': `attachment; filename="${myFinancialsMessages.balanceSheetName}"`,
    });
  }

  @Handles(baseLinesContract, myFinancialsProblems)
  async baseLines(@Call() call: CallOf<typeof baseLinesContract>): Promise<AnswerTo<typeof baseLinesContract>> {
    const { value, meta } = await this.queries.execute(
      new GetBaseLines(asked(call), call.params.tool, call.query.month),
    );
    return value ? success(value, meta) : notFound();
  }

  @Handles(explanationContract, myFinancialsProblems)
  async explanation(@Call() call: CallOf<typeof explanationContract>): Promise<AnswerTo<typeof explanationContract>> {
    const { params, query } = call;
    const { figure } = params;
    const { value, meta } = await (figure === GOAL_FIGURE
      ? this.queries.execute(new ExplainGoal({ ...asked(call), asAt: undefined, knownOn: undefined }, query.goal))
      : this.queries.execute(
          new ExplainFigure(asked(call), { figure, over: query.over, at: query.at, against: query.against }),
        ));
    return value ? success(value, meta) : notFound();
  }

  @Handles(watchSectionContract, myFinancialsProblems)
  async watchSection(
    @Call() { caller, params, context }: CallOf<typeof watchSectionContract>,
  ): Promise<AnswerTo<typeof watchSectionContract>> {
    if (params.accountId !== subjectOf(caller)) return notFound();
    const outcome = await this.commands.execute(new WatchSectionVideo(params.section, context));
    if (!outcome.ok) return problem(myFinancialsProblems, outcome.failure);
    const { lockedSections, position, version } = outcome.value;
    return success({ lockedSections }, { position, version });
  }
}
