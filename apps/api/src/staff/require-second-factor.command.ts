import { SECOND_FACTOR_RULE_STREAM, secondFactorRuleDecider, STAFF_RULE_PARTITION } from '@keelson/domain/staff';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { Vault } from '@keelson/vault';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../platform/execution/command-context';

/** A super admin requires a second factor of all staff, or no longer; answers with the position. */
export class RequireSecondFactor extends Command<number> {
  constructor(
    readonly required: boolean,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** The vault, by which every request is judged, follows the log by its version: a repetition mends what a crash left open. */
@CommandHandler(RequireSecondFactor)
export class RequireSecondFactorHandler implements ICommandHandler<RequireSecondFactor> {
  constructor(
    private readonly vault: Vault,
    private readonly runner: DeciderRunner,
  ) {}

  async execute({ required, context }: RequireSecondFactor): Promise<number> {
    const outcome = await this.runner.run({
      decider: secondFactorRuleDecider,
      streamId: SECOND_FACTOR_RULE_STREAM,
      partitionKey: STAFF_RULE_PARTITION,
      subjectId: context.subjectId,
      command: { name: 'RequireSecondFactor', required },
      context,
    });
    if (!outcome.ok) throw new Error('the rule on second factors was refused');
    const { state, version, position } = outcome.value;
    await this.vault.secondFactors.rule.follow(state.required, version);
    return position;
  }
}
