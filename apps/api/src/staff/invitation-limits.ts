import { Injectable } from '@nestjs/common';
import { type BucketRule, Vault } from '@keelson/vault';
import type { CommandContext } from '../platform/execution/command-context';

const INVITATIONS: BucketRule = { holds: 30, emptiesInMs: 3_600_000 };

/** Invitations of all super admins and operators together: a stolen session must not mail half the world. */
@Injectable()
export class InvitationLimits {
  constructor(private readonly vault: Vault) {}

  /** Counts a mail that is asked for. False when there were too many. */
  admit({ occurredAt }: Pick<CommandContext, 'occurredAt'>): Promise<boolean> {
    return this.vault.buckets.take('invitations of staff', INVITATIONS, occurredAt);
  }
}
