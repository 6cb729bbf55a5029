import { caseDecider, type CaseCommand, type CaseRefusal, caseStream } from '@keelson/domain/reconciliation';
import { uuidV5 } from '@keelson/event-store/codec';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { accepted, refused, type Result } from '@keelson/kernel';
import { selectReconcilers } from '@keelson/read-models/reconciliation';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import type { CommandContext } from '../platform/execution/command-context';
import { ReadModelReader } from '../platform/execution/read-model-reader';
import { type KnownCase, KnownCases, seenText } from './known-cases';

type Refusal = CaseRefusal | { readonly code: 'CASE_NOT_FOUND' } | { readonly code: 'NOT_RECONCILER' };

export interface CaseCall {
  readonly caller: Caller;
  readonly context: CommandContext;
  readonly minimumPosition?: number | undefined;
}

/** A member of staff decides something about a case, on what is known of it now. */
export class DecideCase extends Command<Result<{ readonly position: number }, Refusal>> {
  constructor(
    readonly caseId: string,
    /** What the member saw; a decision on anything else is refused. `null` where it makes no difference. */
    readonly seen: string | null,
    readonly commandOn: (known: KnownCase) => CaseCommand,
    readonly call: CaseCall,
  ) {
    super();
  }
}

@CommandHandler(DecideCase)
export class DecideCaseHandler implements ICommandHandler<DecideCase> {
  constructor(
    private readonly cases: KnownCases,
    private readonly runner: DeciderRunner,
    private readonly reader: ReadModelReader,
  ) {}

  async execute({ caseId, seen, commandOn, call }: DecideCase) {
    const { value } = await this.cases.find(call.caller, caseId, call.minimumPosition);
    if (!value) return refused({ code: 'CASE_NOT_FOUND' } as const);
    const { known } = value;
    if (seen !== null && seenText(known.evidence) !== seen) return refused({ code: 'CHANGED_MEANWHILE' } as const);
    const command = commandOn(known);
    if (command.name === 'Assign' && !(await this.mayReconcile(call.caller, command.assignee)))
      return refused({ code: 'NOT_RECONCILER' } as const);
    const outcome = await this.runner.run(runOf(known, command, call.context));
    return outcome.ok ? accepted({ position: outcome.value.position }) : outcome;
  }

  private async mayReconcile(caller: Caller, assignee: string | null): Promise<boolean> {
    if (assignee === null) return true;
    const { value } = await this.reader.read(caller, { projections: ['staff-members'] }, selectReconcilers);
    return value.some(({ account_id: id }) => id === assignee);
  }
}

/** What people write of a customer is encrypted with the customer's key, else with one of the case's own. */
export function runOf(known: KnownCase, command: CaseCommand, context: CommandContext) {
  const { caseId, accountId } = known;
  return {
    ...{ decider: caseDecider, streamId: caseStream(caseId), partitionKey: caseId, command },
    subjectId: accountId ?? caseId,
    context: { ...context, commandId: uuidV5(context.commandId, caseId) },
  };
}
