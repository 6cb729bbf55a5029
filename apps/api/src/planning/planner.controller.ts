import { planWith } from '@keelson/calculators';
import {
  calculatePlanContract,
  cutDownPlannerContract,
  plannerContract,
  savePlanContract,
} from '@keelson/contracts/planning';
import { Controller } from '@nestjs/common';
import { type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { calculationProblems as problems } from './calculation.problems';
import { Calculations, type Found, type ToolStart } from './calculations';
import { type PlanStart, planStart } from './plan-start';
import {
  cutDownPlan,
  isStartOf,
  livePlan,
  type PlanSent,
  savedPlan,
  sentSliders,
  wireCalculation,
} from './planner-wire';

const PLANNER: ToolStart<PlanStart> = { tool: 'planner', takesTyped: true, startOf: planStart };

/** A worked example is nobody's: nothing is calculated or saved of it (decision 4.73). */
const OWN_PLANNER: ToolStart<PlanStart> = {
  ...PLANNER,
  startOf: (read, typed) => {
    const start = planStart(read, typed);
    return start.from === 'example' ? null : start;
  },
};

/** The What-If Scenario Planner: computed in the API, whatever the page computed. The ledger's row decides who sees it. */
@Controller()
export class PlannerController {
  constructor(private readonly calculations: Calculations) {}

  @Handles(plannerContract, problems)
  async planner(@Call() call: CallOf<typeof plannerContract>): Promise<AnswerTo<typeof plannerContract>> {
    const opened = await this.calculations.open(call, PLANNER);
    const { meta } = opened;
    if (opened.of === 'nothing') return problem(problems, { code: opened.code }, { meta });
    if (opened.of === 'saved') return success(savedPlan(opened.read, opened.saved), meta);
    return success(livePlan(opened.read, opened.start ?? planStart(opened.read, undefined)), meta);
  }

  @Handles(cutDownPlannerContract, problems)
  async cutDown(@Call() call: CallOf<typeof cutDownPlannerContract>): Promise<AnswerTo<typeof cutDownPlannerContract>> {
    const { value, meta } = await this.calculations.start(call, PLANNER);
    if (!value) return problem(problems, { code: 'ACCOUNT_NOT_FOUND' }, { meta });
    return success(cutDownPlan(value.read, value.start ?? planStart(value.read, undefined)), meta);
  }

  @Handles(calculatePlanContract, problems)
  async calculate(
    @Call() { body, ...call }: CallOf<typeof calculatePlanContract>,
  ): Promise<AnswerTo<typeof calculatePlanContract>> {
    const found = await this.#shown(call, body);
    if (!found.ok) return problem(problems, { code: found.code });
    const sliders = sentSliders(body);
    const result = planWith(found.start.figures, sliders);
    if (result.kind !== 'plan') return problem(problems, { code: 'FIGURES_UNKNOWN' });
    return success(wireCalculation(result.plan, sliders));
  }

  @Handles(savePlanContract, problems)
  async save(@Call() { body, ...call }: CallOf<typeof savePlanContract>): Promise<AnswerTo<typeof savePlanContract>> {
    const found = await this.#shown(call, body);
    if (!found.ok) return problem(problems, { code: found.code });
    const { kept, origin } = found.start;
    const calculation = { tool: 'planner', inputs: sentSliders(body), base: kept } as const;
    const saved = await this.calculations.save(call, { calculation, origin, title: body.name });
    if (saved.ok) return saved.answer;
    // What was saved last is no reason to refuse a plan.
    if (saved.code === 'UNCHANGED') throw new Error('a plan is saved whatever was saved before it');
    return problem(problems, { code: saved.code });
  }

  #shown(call: Parameters<Calculations['start']>[0], sent: PlanSent): Promise<Found<PlanStart>> {
    return this.calculations.shown(call, OWN_PLANNER, (start) => isStartOf(sent, start));
  }
}
