import { type CashBaseOfBooks, cashBaseOfBooks, changesCash, cashRelease, keptCashBase } from '@keelson/calculators';
import {
  calculateCashReleaseContract,
  cashReleaseContract,
  saveCashReleaseContract,
} from '@keelson/contracts/planning';
import { Controller } from '@nestjs/common';
import { type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { calculationProblems as problems } from './calculation.problems';
import { Calculations, type Found, type ToolStart } from './calculations';
import { type CashReleaseSent, isBaseOf, liveAnswer, savedAnswer, sentLevers, wireResults } from './cash-release-wire';

const CASH_RELEASE: ToolStart<CashBaseOfBooks> = {
  tool: 'cashRelease',
  takesTyped: false,
  startOf: ({ company }) => company && cashBaseOfBooks(company),
};

/** Cash release: computed from the books in the API, whatever the page computed. The ledger's row decides who sees it. */
@Controller()
export class CashReleaseController {
  constructor(private readonly calculations: Calculations) {}

  @Handles(cashReleaseContract, problems)
  async cashRelease(@Call() call: CallOf<typeof cashReleaseContract>): Promise<AnswerTo<typeof cashReleaseContract>> {
    const opened = await this.calculations.open(call, CASH_RELEASE);
    const { meta } = opened;
    if (opened.of === 'nothing') return problem(problems, { code: opened.code }, { meta });
    if (opened.of === 'saved') return success(savedAnswer(opened.read, opened.saved), meta);
    return success(liveAnswer(opened.read, opened.start), meta);
  }

  @Handles(calculateCashReleaseContract, problems)
  async calculate(
    @Call() { body, ...call }: CallOf<typeof calculateCashReleaseContract>,
  ): Promise<AnswerTo<typeof calculateCashReleaseContract>> {
    const levers = sentLevers(body);
    if (!changesCash(levers)) return problem(problems, { code: 'NOTHING_CHANGED' });
    const found = await this.#shown(call, body);
    if (!found.ok) return problem(problems, { code: found.code });
    const release = cashRelease(found.start.base, levers);
    if (release?.total.value == null) return problem(problems, { code: 'FIGURES_UNKNOWN' });
    return success(wireResults(release));
  }

  @Handles(saveCashReleaseContract, problems)
  async save(
    @Call() { body, ...call }: CallOf<typeof saveCashReleaseContract>,
  ): Promise<AnswerTo<typeof saveCashReleaseContract>> {
    const found = await this.#shown(call, body);
    if (!found.ok) return problem(problems, { code: found.code });
    const { base, months, balanceMonth, period1, importIds } = found.start;
    const calculation = { tool: 'cashRelease', inputs: sentLevers(body), base: keptCashBase(base) } as const;
    const origin = { importIds, months, balanceMonth, period1 };
    const saved = await this.calculations.save(call, { calculation, origin, title: body.name });
    return saved.ok ? saved.answer : problem(problems, { code: saved.code });
  }

  #shown(call: Parameters<Calculations['start']>[0], sent: CashReleaseSent): Promise<Found<CashBaseOfBooks>> {
    return this.calculations.shown(call, CASH_RELEASE, ({ base }) => isBaseOf(sent, base));
  }
}
