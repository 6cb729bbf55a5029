import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { canonicalEmail } from '@keelson/contracts/validation';
import { accepted, refused, type Result } from '@keelson/kernel';
import { type ChallengeProof, type Credential, PasswordHasher, Vault } from '@keelson/vault';
import type { CommandContext } from '../../platform/execution/command-context';
import { AccountRecords, asAccount } from '../account-records';
import { LiveSessions } from '../session/live-sessions';
import { throttleKeys } from '../throttle-rules';
import { Passwords, type UnfitPassword, wordsOf } from './passwords';

export interface ResetForm {
  readonly email: string;
  readonly passcode: string;
  readonly password: string;
  /** From the mailed link; without it the browser's own secret must fit. */
  readonly token: string | undefined;
  readonly browserSecret: string | undefined;
}

export type ResetRefusal = { readonly code: 'RESET_REFUSED' } | UnfitPassword;

/** Answers with the position of the event. */
export class ResetPassword extends Command<Result<number, ResetRefusal>> {
  constructor(
    readonly form: ResetForm,
    readonly context: CommandContext,
  ) {
    super();
  }
}

interface Reset {
  readonly id: string;
  readonly credential: Credential;
}

@CommandHandler(ResetPassword)
export class ResetPasswordHandler implements ICommandHandler<ResetPassword> {
  constructor(
    private readonly vault: Vault,
    private readonly hasher: PasswordHasher,
    private readonly passwords: Passwords,
    private readonly records: AccountRecords,
    private readonly live: LiveSessions,
  ) {}

  async execute({ form, context }: ResetPassword): Promise<Result<number, ResetRefusal>> {
    const email = canonicalEmail(form.email);
    const unfit = this.passwords.refusal(form.password, wordsOf(email));
    if (unfit) return refused(unfit);
    const now = context.occurredAt;
    const reset = await this.found(email, form, now);
    if (!reset || (await this.vault.challenges.guess(reset.id, form.passcode, now)) !== 'right') {
      return refused({ code: 'RESET_REFUSED' });
    }
    const { accountId } = reset.credential;
    const passwordHash = await this.hasher.hash(form.password);
    if (!(await this.vault.redeemReset(reset.id, accountId, passwordHash, now)))
      return refused({ code: 'RESET_REFUSED' });
    this.live.forgetAccount(accountId);
    await this.vault.throttles.forget(throttleKeys.account(email));
    return accepted(await this.recorded(reset.credential, context));
  }

  private async found(email: string, form: ResetForm, now: Date): Promise<Reset | undefined> {
    const proof = proofOf(form);
    const challenge = proof && (await this.vault.challenges.find('password-reset', proof, now));
    const credential = await this.vault.credentials.byEmail(email);
    if (!challenge || !credential || credential.disabled) return undefined;
    return challenge.accountId === credential.accountId ? { id: challenge.id, credential } : undefined;
  }

  /** The PIN came by mail, so it proves the address too. */
  private async recorded(credential: Credential, context: CommandContext): Promise<number> {
    const { accountId } = credential;
    const person = asAccount(context, credential);
    if (!credential.emailVerified) {
      await this.records.run(accountId, { name: 'VerifyEmail' }, person);
      await this.vault.credentials.markEmailVerified(accountId, context.occurredAt);
    }
    const outcome = await this.records.run(accountId, { name: 'RecordPasswordReset' }, person);
    if (!outcome.ok) throw new Error(`a password reset was refused: ${outcome.failure.code}`);
    return outcome.value.position;
  }
}

function proofOf({ token, browserSecret }: ResetForm): ChallengeProof | undefined {
  if (token !== undefined) return { token };
  return browserSecret === undefined ? undefined : { browserSecret };
}
