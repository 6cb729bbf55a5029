import { Injectable } from '@nestjs/common';
import { type Credential, Vault } from '@keelson/vault';
import type { CommandContext } from '../../platform/execution/command-context';
import { AccountRecords, asAccount } from '../records/account-records';

export interface Reset {
  readonly id: string;
  readonly credential: Credential;
}

/** Records resets whose password is set, each once: the commands carry the id of the reset, so repeating them adds nothing. */
@Injectable()
export class ResetRecords {
  constructor(
    private readonly vault: Vault,
    private readonly records: AccountRecords,
  ) {}

  /** The PIN came by mail, so it proves the address too. Answers with the position of the event. */
  async record({ id, credential }: Reset, context: CommandContext): Promise<number> {
    const { accountId } = credential;
    const { commandHash: _, ...rest } = asAccount(context, credential);
    const person = { ...rest, commandId: id };
    if (!credential.emailVerified) {
      await this.records.run(accountId, { name: 'VerifyEmail' }, person);
      await this.vault.credentials.markEmailVerified(accountId, context.occurredAt);
    }
    const outcome = await this.records.run(accountId, { name: 'RecordPasswordReset' }, person);
    if (!outcome.ok) throw new Error(`a password reset was refused: ${outcome.failure.code}`);
    return outcome.value.position;
  }

  isRecorded(accountId: string, resetId: string): Promise<boolean> {
    return this.records.has(accountId, 'RecordPasswordReset', resetId);
  }
}
