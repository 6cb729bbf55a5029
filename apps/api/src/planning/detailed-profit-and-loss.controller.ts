import { DETAILED_PROFIT_AND_LOSS_VERSION } from '@keelson/calculators';
import {
  calculateDetailContract,
  detailedProfitAndLossContract,
  saveDetailContract,
} from '@keelson/contracts/planning';
import { detailAsOf } from '@keelson/domain/planning';
import { Controller } from '@nestjs/common';
import { type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { calculationProblems as problems } from './calculation.problems';
import { Calculations, type Found, type ToolStart } from './calculations';
import { type DetailStart, detailStart } from './detail-start';
import { type DetailSent, isDetailOf, liveDetail, savedDetail, sentChanges, wireDetail } from './detail-wire';

const DETAIL: ToolStart<DetailStart> = { tool: 'detailedProfitAndLoss', takesTyped: true, startOf: detailStart };

/** The detailed profit and loss: computed in the API, whatever the page computed. The ledger's row decides who sees it. */
@Controller()
export class DetailedProfitAndLossController {
  constructor(private readonly calculations: Calculations) {}

  @Handles(detailedProfitAndLossContract, problems)
  async detail(
    @Call() call: CallOf<typeof detailedProfitAndLossContract>,
  ): Promise<AnswerTo<typeof detailedProfitAndLossContract>> {
    const opened = await this.calculations.open(call, DETAIL);
    const { meta } = opened;
    if (opened.of === 'nothing') return problem(problems, { code: opened.code }, { meta });
    if (opened.of === 'saved') return success(savedDetail(opened.read, opened.saved), meta);
    return success(liveDetail(opened.read, opened.start), meta);
  }

  @Handles(calculateDetailContract, problems)
  async calculate(
    @Call() { body, ...call }: CallOf<typeof calculateDetailContract>,
  ): Promise<AnswerTo<typeof calculateDetailContract>> {
    const found = await this.#shown(call, body);
    if (!found.ok) return problem(problems, { code: found.code });
    const detail = detailAsOf(DETAILED_PROFIT_AND_LOSS_VERSION, found.start.kept, sentChanges(body));
    if (detail == null) return problem(problems, { code: 'FIGURES_UNKNOWN' });
    return success(wireDetail(detail));
  }

  @Handles(saveDetailContract, problems)
  async save(
    @Call() { body, ...call }: CallOf<typeof saveDetailContract>,
  ): Promise<AnswerTo<typeof saveDetailContract>> {
    const found = await this.#shown(call, body);
    if (!found.ok) return problem(problems, { code: found.code });
    const { kept, origin } = found.start;
    const calculation = { tool: 'detailedProfitAndLoss', inputs: sentChanges(body), base: kept } as const;
    const saved = await this.calculations.save(call, { calculation, origin, title: body.name });
    if (saved.ok) return saved.answer;
    const { code } = saved;
    // Neither what was saved last nor that nothing changes is a reason to refuse this tool.
    if (code === 'UNCHANGED' || code === 'NOTHING_CHANGED')
      throw new Error(`a detailed profit and loss was refused: ${code}`);
    return problem(problems, { code });
  }

  #shown(call: Parameters<Calculations['start']>[0], sent: DetailSent): Promise<Found<DetailStart>> {
    return this.calculations.shown(call, DETAIL, (start) => isDetailOf(sent, start));
  }
}
