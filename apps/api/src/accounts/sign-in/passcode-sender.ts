import { Injectable } from '@nestjs/common';
import { accepted, refused, type Result } from '@keelson/kernel';
import { type Credential, newToken, Vault } from '@keelson/vault';
import type { CommandContext } from '../../platform/execution/command-context';
import { AccountRecords, asAccount } from '../records/account-records';

export const PASSCODE_SECONDS = 300;
const HOUR_MS = 3_600_000;
const PASSCODES_AN_HOUR = 5;

/** Opens a challenge for the browser at hand. The code itself comes into being when the mail is written. */
@Injectable()
export class PasscodeSender {
  constructor(
    private readonly vault: Vault,
    private readonly records: AccountRecords,
  ) {}

  /** Answers with the secret for the browser's cookie. */
  async send(
    credential: Credential,
    context: CommandContext,
  ): Promise<Result<string, { readonly code: 'PASSCODE_PAUSED' | 'TOO_MANY_PASSCODES' }>> {
    if (credential.passcodePaused) return refused({ code: 'PASSCODE_PAUSED' });
    const { accountId } = credential;
    const now = context.occurredAt;
    const browserSecret = newToken();
    const challengeId = await this.vault.challenges.open(
      {
        kind: 'passcode',
        accountId,
        browserSecret,
        expiresAt: new Date(now.getTime() + PASSCODE_SECONDS * 1000),
        limit: { count: PASSCODES_AN_HOUR, withinMs: HOUR_MS },
      },
      now,
    );
    if (challengeId === undefined) return refused({ code: 'TOO_MANY_PASSCODES' });
    const command = { name: 'RequestPasscode', challengeId } as const;
    const recorded = await this.records.run(accountId, command, asAccount(context, credential));
    if (!recorded.ok) throw new Error(`a passcode was refused: ${recorded.failure.code}`);
    return accepted(browserSecret);
  }
}
