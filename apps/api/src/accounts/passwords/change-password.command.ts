import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { canonicalEmail } from '@keelson/contracts/validation';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import type { Caller } from '../../platform/access/caller';
import type { CommandContext } from '../../platform/execution/command-context';
import type { UnfitPassword } from '../../platform/identity/unfit-password';
import { OwnPasswordCheck } from '../session/own-password';
import { OwnWords } from './own-words';
import { PasswordReplacement, type ReplacedPassword } from './password-replacement';
import { Passwords } from './passwords';

export interface ChangeForm {
  readonly userName: string;
  readonly password: string;
  readonly newPassword: string;
}

export type ChangeRefusal =
  { readonly code: 'OLD_PASSWORD_WRONG' | 'TOO_MANY_ATTEMPTS' | 'ACCOUNT_NOT_FOUND' } | UnfitPassword;

export class ChangePassword extends Command<Result<ReplacedPassword, ChangeRefusal>> {
  constructor(
    readonly form: ChangeForm,
    readonly caller: Caller,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly vault: Vault,
    private readonly passwords: Passwords,
    private readonly words: OwnWords,
    private readonly ownPassword: OwnPasswordCheck,
    private readonly replacement: PasswordReplacement,
  ) {}

  async execute({ form, caller, context }: ChangePassword): Promise<Result<ReplacedPassword, ChangeRefusal>> {
    const now = context.occurredAt;
    const email = canonicalEmail(form.userName);
    const named = await this.vault.credentials.byEmail(email);
    if (named?.accountId !== caller.accountId) return refused({ code: 'ACCOUNT_NOT_FOUND' });
    const old = await this.ownPassword.check(caller.accountId, form.password, now);
    if (old === 'throttled') return refused({ code: 'TOO_MANY_ATTEMPTS' });
    if (old === 'wrong') return refused({ code: 'OLD_PASSWORD_WRONG' });
    const unfit = this.passwords.refusal(named.kind, form.newPassword, await this.words.of(named, email, now));
    if (unfit) return refused(unfit);
    return accepted(await this.replacement.replace(caller, form.newPassword, context));
  }
}
