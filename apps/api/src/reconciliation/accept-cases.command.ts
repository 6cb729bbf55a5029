import { isSafe } from '@keelson/domain/reconciliation';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type CaseCall, runOf } from './decide-case.command';
import { type KnownCase, KnownCases } from './known-cases';

interface Accepted {
  readonly accepted: number;
  readonly position: number | undefined;
}

/** Refunds and disputes on which both sides agree are accepted: all of them, or none. */
export class AcceptCases extends Command<
  Result<Accepted, { readonly code: 'CASE_NOT_FOUND' } | { readonly code: 'NOT_SAFE' }>
> {
  constructor(
    readonly caseIds: readonly string[],
    readonly reason: string,
    readonly call: CaseCall,
  ) {
    super();
  }
}

@CommandHandler(AcceptCases)
export class AcceptCasesHandler implements ICommandHandler<AcceptCases> {
  constructor(
    private readonly cases: KnownCases,
    private readonly runner: DeciderRunner,
  ) {}

  async execute({ caseIds, reason, call }: AcceptCases) {
    const all: KnownCase[] = [];
    for (const caseId of new Set(caseIds)) {
      const { value } = await this.cases.find(call.caller, caseId, call.minimumPosition);
      if (!value) return refused({ code: 'CASE_NOT_FOUND' } as const);
      if (!isSafe(value.known.verdict)) return refused({ code: 'NOT_SAFE' } as const);
      all.push(value.known);
    }
    let position: number | undefined;
    // One after the other: a repeat of the request finds the work of the first one done.
    for (const seen of all) {
      const outcome = await this.runner.run(runOf(seen, { name: 'Accept', seen, reason }, call.context));
      if (!outcome.ok) throw new Error(`a safe case was not accepted: ${outcome.failure.code}`);
      position = outcome.value.position;
    }
    return accepted({ accepted: all.length, position });
  }
}
