import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { canonicalEmail } from '@keelson/contracts/validation';
import { accepted, refused, type Result } from '@keelson/kernel';
import { type Credential, PasswordHasher, Vault } from '@keelson/vault';
import type { Caller } from '../../platform/access/caller';
import type { CommandContext } from '../../platform/execution/command-context';
import { LiveSessions } from '../../platform/identity/live-sessions';
import type { UnfitPassword } from '../../platform/identity/unfit-password';
import { AccountRecords } from '../records/account-records';
import { throttleKeys } from '../throttle-rules';
import { OwnWords } from './own-words';
import { Passwords } from './passwords';

export type StaffResetRefusal = { readonly code: 'ACCOUNT_NOT_FOUND' } | UnfitPassword;

interface StaffReset {
  readonly accountId: string;
  /** Both name the account, so that nobody resets another one by mistake. */
  readonly userName: string;
  readonly newPassword: string;
}

/** A member of staff sets the password of somebody else. Answers with the position of the event. */
export class ResetByStaff extends Command<Result<number, StaffResetRefusal>> {
  constructor(
    readonly reset: StaffReset,
    readonly caller: Caller,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/**
 * Customers by all who manage them, channel partners and admins by super admins (decision 4.18). An admin who was only
 * invited chooses the first password by the mail; super admins set their own.
 */
function mayReset({ kind }: Caller, { kind: whose, disabled, passwordHash }: Credential): boolean {
  if (disabled) return false;
  switch (whose) {
    case 'customer':
      return true;
    case 'partner':
      return kind === 'superAdmin';
    case 'admin':
      return kind === 'superAdmin' && passwordHash !== undefined;
    case 'superAdmin':
      return false;
  }
}

@CommandHandler(ResetByStaff)
export class ResetByStaffHandler implements ICommandHandler<ResetByStaff> {
  constructor(
    private readonly vault: Vault,
    private readonly hasher: PasswordHasher,
    private readonly passwords: Passwords,
    private readonly words: OwnWords,
    private readonly records: AccountRecords,
    private readonly live: LiveSessions,
  ) {}

  /** The log comes first: no password ever changes without its notice, and sending the same again finishes what was cut off. */
  async execute({ reset, caller, context }: ResetByStaff): Promise<Result<number, StaffResetRefusal>> {
    const now = context.occurredAt;
    const email = canonicalEmail(reset.userName);
    const named = await this.vault.credentials.byEmail(email);
    if (named?.accountId !== reset.accountId || !mayReset(caller, named)) return refused({ code: 'ACCOUNT_NOT_FOUND' });
    const unfit = this.passwords.refusal(named.kind, reset.newPassword, await this.words.of(named, email, now));
    if (unfit) return refused(unfit);
    const passwordHash = await this.hasher.hash(reset.newPassword, 'signed-in');
    const outcome = await this.records.run(named.accountId, { name: 'RecordPasswordReset' }, context);
    if (!outcome.ok) throw new Error(`a password reset was refused: ${outcome.failure.code}`);
    await this.vault.replacePassword(named.accountId, passwordHash, undefined, now);
    this.live.forgetAccount(named.accountId);
    await this.vault.throttles.forget(throttleKeys.account(email));
    return accepted(outcome.value.position);
  }
}
