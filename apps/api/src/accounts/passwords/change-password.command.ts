import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { canonicalEmail } from '@keelson/contracts/validation';
import { accepted, refused, type Result } from '@keelson/kernel';
import { PasswordHasher, Vault } from '@keelson/vault';
import type { Caller } from '../../platform/access/caller';
import type { CommandContext } from '../../platform/execution/command-context';
import { AccountRecords } from '../account-records';
import { LiveSessions } from '../session/live-sessions';
import { OwnPasswordCheck } from '../session/own-password';
import { Passwords, type UnfitPassword, wordsOf } from './passwords';

export interface ChangeForm {
  readonly userName: string;
  readonly password: string;
  readonly newPassword: string;
}

export type ChangeRefusal =
  { readonly code: 'OLD_PASSWORD_WRONG' | 'TOO_MANY_ATTEMPTS' | 'ACCOUNT_NOT_FOUND' } | UnfitPassword;

/** Answers with the position of the event. */
export class ChangePassword extends Command<Result<number, ChangeRefusal>> {
  constructor(
    readonly form: ChangeForm,
    readonly caller: Caller,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/**
 * The log comes first: no password ever changes without its notice, and where a crash comes in between, the old one
 * still counts and sending the same again finishes it.
 */
@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly vault: Vault,
    private readonly hasher: PasswordHasher,
    private readonly passwords: Passwords,
    private readonly ownPassword: OwnPasswordCheck,
    private readonly records: AccountRecords,
    private readonly live: LiveSessions,
  ) {}

  async execute({ form, caller, context }: ChangePassword): Promise<Result<number, ChangeRefusal>> {
    const now = context.occurredAt;
    const email = canonicalEmail(form.userName);
    const named = await this.vault.credentials.byEmail(email);
    if (named?.accountId !== caller.accountId) return refused({ code: 'ACCOUNT_NOT_FOUND' });
    const old = await this.ownPassword.check(caller.accountId, form.password, now);
    if (old === 'throttled') return refused({ code: 'TOO_MANY_ATTEMPTS' });
    if (old === 'wrong') return refused({ code: 'OLD_PASSWORD_WRONG' });
    const unfit = this.passwords.refusal(form.newPassword, wordsOf(email));
    if (unfit) return refused(unfit);
    const passwordHash = await this.hasher.hash(form.newPassword);
    const outcome = await this.records.run(caller.accountId, { name: 'RecordPasswordChange' }, context);
    if (!outcome.ok) throw new Error(`a password change was refused: ${outcome.failure.code}`);
    await this.vault.replacePassword(caller.accountId, passwordHash, caller.sessionId, now);
    this.live.forgetAccount(caller.accountId);
    return accepted(outcome.value.position);
  }
}
