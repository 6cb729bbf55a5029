import type { BenchmarkMetric } from '@keelson/calculators';
import {
  benchmarkContract,
  dashboardContract,
  monthsContract,
  profitBeforeTaxContract,
  sixBenchmarksContract,
  todaysBalanceContract,
} from '@keelson/contracts/dashboard';
import type { AnswerInputOf, RouteContract } from '@keelson/contracts/wire';
import { addMonths, lastCompleteMonth } from '@keelson/kernel';
import type { Peers } from '@keelson/read-models/figures';
import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import type { CommandContext } from '../platform/execution/command-context';
import { type CompanyRead, CompanyReader } from '../books/company-reader';
import type { Clocks } from '../books/known-books';
import { type Answer, type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { balanceAnswer } from './balance-answer';
import { benchmarkAnswer, SINGLE_METRIC, SIX_METRICS, sixBenchmarksAnswer } from './benchmark-answer';
import { dashboardAnswer } from './dashboard-answer';
import { dashboardProblems } from './dashboard.problems';
import { GetPeers } from './get-peers.query';
import { monthsAnswer } from './months-answer';
import { profitAnswer } from './profit-answer';

interface Asked {
  readonly caller: Caller;
  readonly context: CommandContext;
  readonly params: { readonly accountId: string };
  readonly minimumPosition?: number | undefined;
  /** The clocks, of those that can look back. */
  readonly query?: Clocks | undefined;
}

/** Peers have figures of the last three months. */
const PEER_MONTHS = 3;

/** The headline figures of a company, and how it stands beside its sector. */
@Controller()
export class DashboardController {
  constructor(
    private readonly companies: CompanyReader,
    private readonly queries: QueryBus,
  ) {}

  @Handles(dashboardContract, dashboardProblems)
  dashboard(@Call() call: CallOf<typeof dashboardContract>): Promise<AnswerTo<typeof dashboardContract>> {
    return this.#answer<typeof dashboardContract>(call, dashboardAnswer);
  }

  @Handles(todaysBalanceContract, dashboardProblems)
  balance(@Call() call: CallOf<typeof todaysBalanceContract>): Promise<AnswerTo<typeof todaysBalanceContract>> {
    return this.#answer<typeof todaysBalanceContract>(call, ({ company }) => balanceAnswer(company));
  }

  @Handles(profitBeforeTaxContract, dashboardProblems)
  async profit(
    @Call() call: CallOf<typeof profitBeforeTaxContract>,
  ): Promise<AnswerTo<typeof profitBeforeTaxContract>> {
    const { value, meta } = await this.#company(call);
    if (!value) return problem(dashboardProblems, { code: 'ACCOUNT_NOT_FOUND' }, { meta });
    const answer = profitAnswer(value.company);
    return success(answer, meta, { statusMessage: answer.statusMessage });
  }

  @Handles(monthsContract, dashboardProblems)
  months(@Call() call: CallOf<typeof monthsContract>): Promise<AnswerTo<typeof monthsContract>> {
    return this.#answer<typeof monthsContract>(call, ({ company, asAt }) => monthsAnswer(company, asAt));
  }

  @Handles(benchmarkContract, dashboardProblems)
  benchmark(@Call() call: CallOf<typeof benchmarkContract>): Promise<AnswerTo<typeof benchmarkContract>> {
    return this.#answer<typeof benchmarkContract>(call, async (found) =>
      benchmarkAnswer(found.company, await this.#peers(call, found, SINGLE_METRIC)),
    );
  }

  @Handles(sixBenchmarksContract, dashboardProblems)
  sixBenchmarks(@Call() call: CallOf<typeof sixBenchmarksContract>): Promise<AnswerTo<typeof sixBenchmarksContract>> {
    return this.#answer<typeof sixBenchmarksContract>(call, async (found) =>
      sixBenchmarksAnswer(found.company, await this.#peers(call, found, SIX_METRICS)),
    );
  }

  async #answer<Contract extends RouteContract>(
    call: Asked,
    answerOf: (found: CompanyRead) => AnswerInputOf<Contract> | Promise<AnswerInputOf<Contract>>,
  ): Promise<Answer<AnswerInputOf<Contract>, 'ACCOUNT_NOT_FOUND'>> {
    const { value, meta } = await this.#company(call);
    return value
      ? success(await answerOf(value), meta)
      : problem(dashboardProblems, { code: 'ACCOUNT_NOT_FOUND' }, { meta });
  }

  #company({ caller, params, context, minimumPosition, query }: Asked) {
    const { asAt, knownOn } = query ?? {};
    return this.companies.read({ caller, accountId: params.accountId, context, minimumPosition, asAt, knownOn });
  }

  #peers({ caller, params }: Asked, { asAt }: CompanyRead, metrics: readonly BenchmarkMetric[]): Promise<Peers> {
    const since = addMonths(lastCompleteMonth(asAt), 1 - PEER_MONTHS);
    return this.queries.execute(new GetPeers(caller, params.accountId, since, metrics));
  }
}
