import { Injectable } from '@nestjs/common';
import {
  type DeletionCommand,
  deletionDecider,
  type DeletionEvent,
  type DeletionRefusal,
  type DeletionState,
  deletionStream,
} from '@keelson/domain/deletion';
import { type DeciderOutcome, DeciderRunner } from '@keelson/event-store/decisions';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import type { Caller } from '../../platform/access/caller';
import type { CommandContext } from '../../platform/execution/command-context';

/** Whose deletion it is. */
export interface DeletionTarget {
  readonly accountId: string;
  /** Said by the caller, who has to know whom they delete. */
  readonly partner: boolean;
}

export interface TargetRefusal {
  readonly code: 'ACCOUNT_NOT_FOUND' | 'SUPER_ADMIN_ONLY';
}

/** What staff do about the deletion of an account of somebody else. */
@Injectable()
export class StaffDeletions {
  constructor(
    private readonly vault: Vault,
    private readonly runner: DeciderRunner,
  ) {}

  /** Members of staff are removed, never deleted; channel partners are for super admins (learning-and-back-office §6). */
  async reach({ accountId, partner }: DeletionTarget, caller: Caller): Promise<Result<undefined, TargetRefusal>> {
    if (partner && caller.kind !== 'superAdmin') return refused({ code: 'SUPER_ADMIN_ONLY' });
    const credential = await this.vault.credentials.byId(accountId);
    return credential?.kind === (partner ? 'partner' : 'customer')
      ? accepted(undefined)
      : refused({ code: 'ACCOUNT_NOT_FOUND' });
  }

  /**
   * @param possible the refusals that the command may meet
   * @throws Error for any other
   */
  async decide<const Code extends DeletionRefusal['code']>(
    accountId: string,
    command: DeletionCommand,
    possible: readonly Code[],
    context: CommandContext,
  ): Promise<Result<DeciderOutcome<DeletionState, DeletionEvent>, { readonly code: Code }>> {
    const outcome = await this.runner.run({
      decider: deletionDecider,
      streamId: deletionStream(accountId),
      partitionKey: accountId,
      subjectId: accountId,
      command,
      context,
    });
    if (outcome.ok) return outcome;
    const code = possible.find((each) => each === outcome.failure.code);
    if (code === undefined) throw new Error(`${command.name} was refused: ${outcome.failure.code}`);
    return refused({ code });
  }
}
