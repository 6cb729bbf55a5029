import {
  beginScenarioContract,
  changeScenarioContract,
  closeScenarioContract,
  forkScenarioContract,
  rebaseScenarioContract,
  renameScenarioContract,
  scenariosContract,
} from '@keelson/contracts/scenarios';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { together } from '../platform/execution/read-model-reader';
import { type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { BaseReader, shownName } from './base-reader';
import { GetScenarios } from './get-scenarios.query';
import { newScenarioId, OrderScenario, type Wanted } from './order-scenario.command';
import { scenariosAnswer } from './scenarios-answer';
import { scenarioProblems as problems } from './scenarios.problems';

type Calls = Pick<CallOf<typeof closeScenarioContract>, 'caller' | 'context'> & {
  readonly params: { readonly accountId: string };
};
type Ordered = AnswerTo<typeof beginScenarioContract>;
type LookedAt = CallOf<typeof rebaseScenarioContract>['body'];

/** Scenarios of a customer. What they stand on is read from the books here, whatever the page was shown. */
@Controller()
export class ScenariosController {
  constructor(
    private readonly bases: BaseReader,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Handles(scenariosContract, problems)
  async list(
    @Call() { caller, params, query, context, minimumPosition }: CallOf<typeof scenariosContract>,
  ): Promise<AnswerTo<typeof scenariosContract>> {
    const asked = { caller, accountId: params.accountId, minimumPosition };
    const { value, meta } = together(
      ...(await Promise.all([
        this.bases.read({ ...asked, ...query, context }),
        this.queries.execute(new GetScenarios(asked)),
      ])),
    );
    const [read, rows] = value;
    if (!read || !rows) return problem(problems, { code: 'ACCOUNT_NOT_FOUND' }, { meta });
    return success(scenariosAnswer(read, rows), meta);
  }

  @Handles(beginScenarioContract, problems)
  async begin(
    @Call() { body, ...call }: CallOf<typeof beginScenarioContract>,
  ): Promise<AnswerTo<typeof beginScenarioContract>> {
    const found = await this.#baseOf(call, body);
    if (!found.ok) return problem(problems, { code: found.code });
    const { base } = found;
    const scenarioId = newScenarioId(call.context);
    return this.#order(call, { name: 'BeginScenario', scenarioId, title: body.name, base, changes: body.changes });
  }

  @Handles(forkScenarioContract, problems)
  async fork(
    @Call() { body, ...call }: CallOf<typeof forkScenarioContract>,
  ): Promise<AnswerTo<typeof forkScenarioContract>> {
    if (!(await this.#sees(call))) return problem(problems, { code: 'ACCOUNT_NOT_FOUND' });
    const { scenarioId: parentId } = call.params;
    const scenarioId = newScenarioId(call.context);
    return this.#order(call, { name: 'ForkScenario', scenarioId, parentId, title: body.name });
  }

  @Handles(renameScenarioContract, problems)
  async rename(
    @Call() { body, ...call }: CallOf<typeof renameScenarioContract>,
  ): Promise<AnswerTo<typeof renameScenarioContract>> {
    if (!(await this.#sees(call))) return problem(problems, { code: 'ACCOUNT_NOT_FOUND' });
    return this.#order(call, { name: 'RenameScenario', scenarioId: call.params.scenarioId, title: body.name });
  }

  @Handles(changeScenarioContract, problems)
  async change(
    @Call() { body, ...call }: CallOf<typeof changeScenarioContract>,
  ): Promise<AnswerTo<typeof changeScenarioContract>> {
    if (!(await this.#sees(call))) return problem(problems, { code: 'ACCOUNT_NOT_FOUND' });
    return this.#order(call, { name: 'ChangeScenario', scenarioId: call.params.scenarioId, changes: body });
  }

  @Handles(rebaseScenarioContract, problems)
  async rebase(
    @Call() { body, ...call }: CallOf<typeof rebaseScenarioContract>,
  ): Promise<AnswerTo<typeof rebaseScenarioContract>> {
    const found = await this.#baseOf(call, body);
    if (!found.ok) return problem(problems, { code: found.code });
    const { scenarioId } = call.params;
    return this.#order(call, { name: 'RebaseScenario', scenarioId, base: found.base });
  }

  @Handles(closeScenarioContract, problems)
  async close(@Call() call: CallOf<typeof closeScenarioContract>): Promise<AnswerTo<typeof closeScenarioContract>> {
    if (!(await this.#sees(call))) return problem(problems, { code: 'ACCOUNT_NOT_FOUND' });
    return this.#order(call, { name: 'CloseScenario', scenarioId: call.params.scenarioId });
  }

  async #order({ caller, params, context }: Calls, order: Wanted): Promise<Ordered> {
    const by = caller.kind === 'partner' ? 'partner' : 'owner';
    const outcome = await this.commands.execute(new OrderScenario(params.accountId, { ...order, by }, context));
    if (!outcome.ok) return problem(problems, outcome.failure);
    return success({ scenarioId: order.scenarioId }, { position: outcome.value.position });
  }

  async #sees({ caller, params: { accountId } }: Calls): Promise<boolean> {
    const { value } = await this.queries.execute(new GetScenarios({ caller, accountId }));
    return value !== undefined;
  }

  /** The figures as the caller asked for them, where they are what the caller was shown. */
  async #baseOf({ caller, params: { accountId }, context }: Calls, { shown, asAt, knownOn }: LookedAt) {
    const { value: read } = await this.bases.read({ caller, accountId, context, asAt, knownOn });
    if (!read) return { ok: false, code: 'ACCOUNT_NOT_FOUND' } as const;
    if (!read.base) return { ok: false, code: 'FIGURES_UNKNOWN' } as const;
    return shownName(read.base) === shown
      ? ({ ok: true, base: read.base } as const)
      : ({ ok: false, code: 'FIGURES_CHANGED' } as const);
  }
}
