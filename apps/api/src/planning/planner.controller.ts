import { planWith } from '@keelson/calculators';
import {
  calculatePlanContract,
  calculationMessages as texts,
  cutDownPlannerContract,
  plannerContract,
  savedListOf,
  savePlanContract,
} from '@keelson/contracts/planning';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type CompanyRead, CompanyReader } from '../books/company-reader';
import { type Reading, together } from '../platform/execution/read-model-reader';
import { type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { calculationProblems as problems } from './calculation.problems';
import { GetSavedCalculation } from './get-saved-calculations.query';
import { GetTypedInputs } from './get-typed-inputs.query';
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
import { SaveCalculation } from './save-calculation.command';

type Asked = Pick<CallOf<typeof calculatePlanContract>, 'caller' | 'params' | 'context'> & {
  readonly minimumPosition?: number | undefined;
};
type Found =
  | { readonly ok: true; readonly start: PlanStart }
  | { readonly ok: false; readonly code: 'ACCOUNT_NOT_FOUND' | 'FIGURES_UNKNOWN' | 'FIGURES_CHANGED' };
interface Started {
  readonly read: CompanyRead;
  readonly start: PlanStart;
}

/** The What-If Scenario Planner: computed in the API, whatever the page computed. The ledger's row decides who sees it. */
@Controller()
export class PlannerController {
  constructor(
    private readonly companies: CompanyReader,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Handles(plannerContract, problems)
  async planner(
    @Call() { params, query, ...call }: CallOf<typeof plannerContract>,
  ): Promise<AnswerTo<typeof plannerContract>> {
    const list = savedListOf(params.accountId);
    const found = await this.#start({ ...call, params: { accountId: list.accountId } });
    if (!found.value) return problem(problems, { code: 'ACCOUNT_NOT_FOUND' }, { meta: found.meta });
    const { read, start } = found.value;
    if (query.created === undefined) return success(livePlan(read, start), found.meta);
    const { caller, minimumPosition } = call;
    const asked = { caller, ...list, tool: 'planner', minimumPosition } as const;
    const saved = await this.queries.execute(new GetSavedCalculation(asked, query.created));
    const { meta } = together(found, saved);
    if (!saved.value) return problem(problems, { code: 'SAVED_NOT_FOUND' }, { meta });
    return success(savedPlan(read, saved.value), meta);
  }

  @Handles(cutDownPlannerContract, problems)
  async cutDown(@Call() call: CallOf<typeof cutDownPlannerContract>): Promise<AnswerTo<typeof cutDownPlannerContract>> {
    const { value, meta } = await this.#start(call);
    if (!value) return problem(problems, { code: 'ACCOUNT_NOT_FOUND' }, { meta });
    return success(cutDownPlan(value.read, value.start), meta);
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
    const what = {
      calculation: { tool: 'planner', inputs: sentSliders(body), base: kept },
      origin,
      savedBy: call.caller.kind === 'partner' ? 'partner' : 'owner',
      title: body.name,
    } as const;
    const outcome = await this.commands.execute(new SaveCalculation(call.params.accountId, what, call.context));
    if (outcome.ok) {
      const { events, position } = outcome.value;
      return success({ saved: true, storedDate: events.at(-1)?.data.savedAt ?? null }, { position });
    }
    const { code } = outcome.failure;
    if (code === 'LIMIT_REACHED')
      return success({ saved: false, storedDate: null }, undefined, { message: texts.limitReached });
    // What was saved last is no reason to refuse a plan.
    if (code === 'UNCHANGED') throw new Error('a plan is saved whatever was saved before it');
    return problem(problems, { code });
  }

  /** What the account's plans start from now; nothing out of the caller's scope. */
  async #start({ caller, params, context, minimumPosition }: Asked): Promise<Reading<Started | undefined>> {
    const asked = { caller, accountId: params.accountId, context, minimumPosition };
    const { value, meta } = together(
      ...(await Promise.all([this.companies.read(asked), this.queries.execute(new GetTypedInputs(asked))])),
    );
    const [read, typed] = value;
    return { value: read && { read, start: planStart(read, typed) }, meta };
  }

  /** What plans start from now, where it is what the caller was shown, and the account's own. */
  async #shown(asked: Asked, sent: PlanSent): Promise<Found> {
    const { value } = await this.#start(asked);
    if (!value) return { ok: false, code: 'ACCOUNT_NOT_FOUND' };
    if (value.start.from === 'example') return { ok: false, code: 'FIGURES_UNKNOWN' };
    return isStartOf(sent, value.start) ? { ok: true, start: value.start } : { ok: false, code: 'FIGURES_CHANGED' };
  }
}
