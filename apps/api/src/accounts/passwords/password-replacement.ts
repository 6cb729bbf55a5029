import { Injectable } from '@nestjs/common';
import { PasswordHasher, Vault } from '@keelson/vault';
import type { Caller } from '../../platform/access/caller';
import type { CommandContext } from '../../platform/execution/command-context';
import { AccessTokens } from '../../platform/identity/access-tokens';
import { LiveSessions } from '../../platform/identity/live-sessions';
import { AccountRecords } from '../records/account-records';

export interface ReplacedPassword {
  /** Of the event. */
  readonly position: number;
  /** Missing where the session at hand was ended meanwhile. */
  readonly session?: { readonly token: string; readonly jwt: string };
}

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
    private readonly tokens: AccessTokens,
  ) {}

  /** Ends every other session of the caller; the own one goes on under another id, cookie and access token. */
  async replace(caller: Caller, password: string, context: CommandContext): Promise<ReplacedPassword> {
    const { accountId, sessionId } = caller;
    const passwordHash = await this.hasher.hash(password, 'signed-in');
    const outcome = await this.records.run(accountId, { name: 'RecordPasswordChange' }, context);
    if (!outcome.ok) throw new Error(`a password change was refused: ${outcome.failure.code}`);
    const now = context.occurredAt;
    const renewed = await this.vault.replacePassword(accountId, passwordHash, sessionId, now);
    this.live.forgetAccount(accountId);
    const { position } = outcome.value;
    if (!renewed) return { position };
    const jwt = await this.tokens.issue({ ...caller, id: renewed.id }, now);
    return { position, session: { token: renewed.token, jwt } };
  }
}
