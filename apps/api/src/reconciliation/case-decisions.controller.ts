import type { ApiConfiguration } from '@keelson/configuration';
import {
  acceptCasesContract,
  approveAdjustmentContract,
  askCustomerContract,
  assignCaseContract,
  commentCaseContract,
  matchCaseContract,
  proposeAdjustmentContract,
  reconciliationMessages as texts,
  refuseAdjustmentContract,
  requestSweepContract,
  unmatchCaseContract,
} from '@keelson/contracts/reconciliation';
import type { CaseCommand } from '@keelson/domain/reconciliation';
import { londonDate } from '@keelson/kernel';
import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { InjectConfiguration } from '../platform/tokens';
import { type Answer, type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { AcceptCases } from './accept-cases.command';
import { type CaseCall, DecideCase } from './decide-case.command';
import type { KnownCase } from './known-cases';
import { reconciliationProblems as problems } from './reconciliation.problems';
import { RequestSweep } from './request-sweep.command';

interface Decision {
  readonly caseId: string;
  readonly seen: string | null;
  readonly on: (known: KnownCase) => CaseCommand;
  readonly done: string;
}

/** What staff for finance decide. Each decision is an event with their name. */
@Controller()
export class CaseDecisionsController {
  constructor(
    private readonly commands: CommandBus,
    @InjectConfiguration() private readonly configuration: Pick<ApiConfiguration, 'settledAloneUpToPence'>,
  ) {}

  @Handles(matchCaseContract, problems)
  match(@Call() call: CallOf<typeof matchCaseContract>): Promise<AnswerTo<typeof matchCaseContract>> {
    const { reason, seen } = call.body;
    const aloneUpToPence = this.configuration.settledAloneUpToPence;
    return this.decide(call, matchCaseContract.schemas.refusals, {
      ...{ caseId: call.params.caseId, seen, done: texts.matched },
      on: (known) => ({ name: 'Match', seen: known, reason, aloneUpToPence }),
    });
  }

  @Handles(unmatchCaseContract, problems)
  unmatch(@Call() call: CallOf<typeof unmatchCaseContract>): Promise<AnswerTo<typeof unmatchCaseContract>> {
    const { reason } = call.body;
    return this.decide(call, unmatchCaseContract.schemas.refusals, {
      ...{ caseId: call.params.caseId, seen: null, done: texts.unmatched },
      on: (known) => ({ name: 'Unmatch', seen: known, reason }),
    });
  }

  @Handles(assignCaseContract, problems)
  assign(@Call() call: CallOf<typeof assignCaseContract>): Promise<AnswerTo<typeof assignCaseContract>> {
    const { assignee } = call.body;
    return this.decide(call, assignCaseContract.schemas.refusals, {
      ...{ caseId: call.params.caseId, seen: null, done: texts.assigned },
      on: (known) => ({ name: 'Assign', seen: known, assignee }),
    });
  }

  @Handles(commentCaseContract, problems)
  comment(@Call() call: CallOf<typeof commentCaseContract>): Promise<AnswerTo<typeof commentCaseContract>> {
    const { text } = call.body;
    return this.decide(call, commentCaseContract.schemas.refusals, {
      ...{ caseId: call.params.caseId, seen: null, done: texts.commented },
      on: (known) => ({ name: 'Comment', seen: known, text }),
    });
  }

  @Handles(proposeAdjustmentContract, problems)
  propose(@Call() call: CallOf<typeof proposeAdjustmentContract>): Promise<AnswerTo<typeof proposeAdjustmentContract>> {
    const { reason, seen } = call.body;
    const { occurredAt: at, actor } = call.context;
    return this.decide(call, proposeAdjustmentContract.schemas.refusals, {
      ...{ caseId: call.params.caseId, seen, done: texts.proposed },
      on: (known) => ({ name: 'ProposeAdjustment', seen: known, reason, by: actor.id, at }),
    });
  }

  @Handles(approveAdjustmentContract, problems)
  approve(@Call() call: CallOf<typeof approveAdjustmentContract>): Promise<AnswerTo<typeof approveAdjustmentContract>> {
    const by = call.context.actor.id;
    return this.decide(call, approveAdjustmentContract.schemas.refusals, {
      ...{ caseId: call.params.caseId, seen: call.body.seen, done: texts.approved },
      on: (known) => ({ name: 'ApproveAdjustment', seen: known, by }),
    });
  }

  @Handles(refuseAdjustmentContract, problems)
  refuse(@Call() call: CallOf<typeof refuseAdjustmentContract>): Promise<AnswerTo<typeof refuseAdjustmentContract>> {
    const { reason } = call.body;
    return this.decide(call, refuseAdjustmentContract.schemas.refusals, {
      ...{ caseId: call.params.caseId, seen: null, done: texts.refused },
      on: (known) => ({ name: 'RefuseAdjustment', seen: known, reason }),
    });
  }

  @Handles(askCustomerContract, problems)
  askCustomer(@Call() call: CallOf<typeof askCustomerContract>): Promise<AnswerTo<typeof askCustomerContract>> {
    const on = londonDate(call.context.occurredAt);
    return this.decide(call, askCustomerContract.schemas.refusals, {
      ...{ caseId: call.params.caseId, seen: call.body.seen, done: texts.customerAsked },
      on: (known) => {
        const { accountId: customer, orderId, invoiceNumber } = known;
        return { name: 'AskCustomer', seen: known, customer, orderId, invoiceNumber, on };
      },
    });
  }

  @Handles(requestSweepContract, problems)
  async sweep(
    @Call() { context }: CallOf<typeof requestSweepContract>,
  ): Promise<AnswerTo<typeof requestSweepContract>> {
    const outcome = await this.commands.execute(new RequestSweep(context));
    return outcome.ok
      ? success({}, outcome.value, { statusMessage: texts.sweepAsked })
      : problem(problems, outcome.failure);
  }

  @Handles(acceptCasesContract, problems)
  async accept(@Call() call: CallOf<typeof acceptCasesContract>): Promise<AnswerTo<typeof acceptCasesContract>> {
    const { caseIds, reason } = call.body;
    const outcome = await this.commands.execute(new AcceptCases(caseIds, reason, call));
    if (!outcome.ok) return problem(problems, outcome.failure);
    const { accepted, position } = outcome.value;
    return success({ accepted }, position === undefined ? {} : { position }, { statusMessage: texts.accepted });
  }

  /** `refusals` are those of the route: that the rules refuse otherwise is a fault. */
  private async decide<const Code extends keyof typeof problems>(
    { caller, context, minimumPosition }: CaseCall,
    refusals: readonly Code[],
    { caseId, seen, on, done }: Decision,
  ): Promise<Answer<Record<string, never>, Code>> {
    const outcome = await this.commands.execute(new DecideCase(caseId, seen, on, { caller, context, minimumPosition }));
    if (outcome.ok) return success({}, outcome.value, { statusMessage: done });
    const { code: refused } = outcome.failure;
    const code = refusals.find((each) => each === refused);
    if (code === undefined) throw new Error(`a case was refused with ${refused}`);
    return problem(problems, { code });
  }
}
