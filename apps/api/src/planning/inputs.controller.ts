import { inputsContract, saveInputsContract } from '@keelson/contracts/planning';
import type { WhatIfInputsRow } from '@keelson/read-models/planning';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { CompanyReader } from '../books/company-reader';
import { subjectOf } from '../platform/access/caller';
import { together } from '../platform/execution/read-model-reader';
import { SentForms } from '../platform/vault/sent-forms';
import { type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { GetTypedInputs } from './get-typed-inputs.query';
import { booksOf, inputsAnswer, sentInputs, type TypedThen } from './inputs-answer';
import { planningProblems } from './planning.problems';
import { SaveInputs } from './save-inputs.command';

const typedIn = (row: WhatIfInputsRow | undefined): TypedThen | undefined =>
  row && { inputs: row.inputs, savedAt: row.saved_at };

/** What what-if plans start from. The row of the ledger decides whose figures a caller may see. */
@Controller()
export class InputsController {
  constructor(
    private readonly companies: CompanyReader,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly sentForms: SentForms,
  ) {}

  @Handles(inputsContract, planningProblems)
  async inputs(
    @Call() { caller, params, context, minimumPosition }: CallOf<typeof inputsContract>,
  ): Promise<AnswerTo<typeof inputsContract>> {
    const asked = { caller, accountId: params.accountId, context, minimumPosition };
    const { value, meta } = together(
      ...(await Promise.all([this.companies.read(asked), this.queries.execute(new GetTypedInputs(asked))])),
    );
    const [read, row] = value;
    if (!read) return problem(planningProblems, { code: 'ACCOUNT_NOT_FOUND' }, { meta });
    return success(inputsAnswer(read, typedIn(row)), { ...meta, version: row?.version ?? 0 });
  }

  @Handles(saveInputsContract, planningProblems)
  async save(
    @Call() { caller, params, body, context }: CallOf<typeof saveInputsContract>,
  ): Promise<AnswerTo<typeof saveInputsContract>> {
    const { accountId } = params;
    if (accountId !== subjectOf(caller)) return problem(planningProblems, { code: 'ACCOUNT_NOT_FOUND' });
    const { value: read } = await this.companies.read({ caller, accountId, context });
    if (!read) return problem(planningProblems, { code: 'ACCOUNT_NOT_FOUND' });
    const fromBooks = booksOf(read.company) !== null;
    const outcome = await this.commands.execute(new SaveInputs(sentInputs(body), fromBooks, context));
    if (!outcome.ok) return problem(planningProblems, outcome.failure);
    await this.sentForms.settle(caller, 'what-if-inputs');
    const { events, position, version } = outcome.value;
    return success({ changed: events.length > 0 }, { position, version });
  }
}
