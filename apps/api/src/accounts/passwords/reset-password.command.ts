import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { canonicalEmail } from '@keelson/contracts/validation';
import { accepted, refused, type Result } from '@keelson/kernel';
import { type ChallengeProof, PasswordHasher, Vault } from '@keelson/vault';
import type { CommandContext } from '../../platform/execution/command-context';
import { LiveSessions } from '../session/live-sessions';
import { throttleKeys } from '../throttle-rules';
import { CutOffResets } from './cut-off-resets';
import { Passwords, type UnfitPassword, wordsOf } from './passwords';
import { type Reset, ResetRecords } from './reset-records';

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

@CommandHandler(ResetPassword)
export class ResetPasswordHandler implements ICommandHandler<ResetPassword> {
  constructor(
    private readonly vault: Vault,
    private readonly hasher: PasswordHasher,
    private readonly passwords: Passwords,
    private readonly records: ResetRecords,
    private readonly cutOff: CutOffResets,
    private readonly live: LiveSessions,
  ) {}

  async execute({ form, context }: ResetPassword): Promise<Result<number, ResetRefusal>> {
    const email = canonicalEmail(form.email);
    const unfit = this.passwords.refusal(form.password, wordsOf(email));
    if (unfit) return refused(unfit);
    const reset = await this.redeemed(email, form, context.occurredAt);
    if (!reset) return refused({ code: 'RESET_REFUSED' });
    this.live.forgetAccount(reset.credential.accountId);
    await this.vault.throttles.forget(throttleKeys.account(email));
    return accepted(await this.records.record(reset, context));
  }

  /** The reset whose password is set now: by this request, or by an earlier one that was cut off. */
  private async redeemed(email: string, form: ResetForm, now: Date): Promise<Reset | undefined> {
    const proof = proofOf(form);
    const credential = await this.vault.credentials.byEmail(email);
    if (!proof || !credential || credential.disabled) return undefined;
    const { accountId } = credential;
    const challenge = await this.vault.challenges.find('password-reset', proof, now);
    if (!challenge) return this.cutOff.find(credential, proof, form, now);
    if (challenge.accountId !== accountId) return undefined;
    if ((await this.vault.challenges.guess(challenge.id, form.passcode, now)) !== 'right') return undefined;
    const passwordHash = await this.hasher.hash(form.password);
    const set = await this.vault.redeemReset(challenge.id, accountId, passwordHash, now);
    return set ? { id: challenge.id, credential } : undefined;
  }
}

function proofOf({ token, browserSecret }: ResetForm): ChallengeProof | undefined {
  if (token !== undefined) return { token };
  return browserSecret === undefined ? undefined : { browserSecret };
}
