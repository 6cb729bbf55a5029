import { Injectable } from '@nestjs/common';
import { PasswordHasher, Vault } from '@keelson/vault';
import type { Caller } from '../../platform/access/caller';
import type { CommandContext } from '../../platform/execution/command-context';
import { LiveSessions } from '../../platform/identity/live-sessions';
import { AccountRecords } from '../records/account-records';

/**
 * The log comes first: no password ever changes without its notice, and where a crash comes in between, the old one
 * still counts and sending the same again finishes it.
 */
@Injectable()
export class PasswordReplacement {
  constructor(
    private readonly vault: Vault,
    private readonly hasher: PasswordHasher,
    private readonly records: AccountRecords,
    private readonly live: LiveSessions,
  ) {}

  /** Ends every other session of the caller. Answers with the position of the event. */
  async replace({ accountId, sessionId }: Caller, password: string, context: CommandContext): Promise<number> {
    const passwordHash = await this.hasher.hash(password, 'signed-in');
    const outcome = await this.records.run(accountId, { name: 'RecordPasswordChange' }, context);
    if (!outcome.ok) throw new Error(`a password change was refused: ${outcome.failure.code}`);
    await this.vault.replacePassword(accountId, passwordHash, sessionId, context.occurredAt);
    this.live.forgetAccount(accountId);
    return outcome.value.position;
  }
}
