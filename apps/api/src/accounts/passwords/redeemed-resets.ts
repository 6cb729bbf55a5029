import { Injectable } from '@nestjs/common';
import { accepted, refused, type Result } from '@keelson/kernel';
import { type ChallengeProof, PasswordHasher, Vault } from '@keelson/vault';
import type { UnfitPassword } from '../../platform/identity/unfit-password';
import { CutOffResets } from './cut-off-resets';
import { OwnWords } from './own-words';
import { Passwords } from './passwords';
import type { Reset } from './reset-records';

export type ResetRefusal = { readonly code: 'RESET_REFUSED' } | UnfitPassword;

export interface ResetForm {
  readonly email: string;
  readonly passcode: string;
  readonly password: string;
  /** From the mailed link; without it the browser's own secret must fit. */
  readonly token: string | undefined;
  readonly browserSecret: string | undefined;
}

/** Sets the new password where proof and PIN of a reset are right. */
@Injectable()
export class RedeemedResets {
  constructor(
    private readonly vault: Vault,
    private readonly hasher: PasswordHasher,
    private readonly cutOff: CutOffResets,
    private readonly passwords: Passwords,
    private readonly words: OwnWords,
  ) {}

  /**
   * The reset whose password is set now: by this request, or by an earlier one that was cut off. The password is judged
   * once the person is proved: whose rule is that of staff is nobody else's to know.
   */
  async by(email: string, form: ResetForm, now: Date): Promise<Result<Reset, ResetRefusal>> {
    const proof = proofOf(form);
    const credential = await this.vault.credentials.byEmail(email);
    if (!proof || !credential || credential.disabled) return REFUSED;
    const { accountId } = credential;
    const challenge = await this.vault.challenges.find('password-reset', proof, now);
    if (!challenge) return found(await this.cutOff.find(credential, proof, form, now));
    if (challenge.accountId !== accountId) return REFUSED;
    const by = 'token' in proof ? 'link' : 'browser';
    if ((await this.vault.challenges.guess(challenge.id, form.passcode, now, { by })) !== 'right') return REFUSED;
    const unfit = this.passwords.refusal(credential.kind, form.password, await this.words.of(credential, email, now));
    if (unfit) {
      await this.vault.challenges.giveBack(challenge.id, by);
      return refused(unfit);
    }
    const passwordHash = await this.hasher.hash(form.password);
    const set = await this.vault.redeemReset(challenge.id, accountId, passwordHash, now);
    return found(set ? { id: challenge.id, credential } : undefined);
  }
}

const REFUSED = refused({ code: 'RESET_REFUSED' } as const);

const found = (reset: Reset | undefined): Result<Reset, ResetRefusal> => (reset ? accepted(reset) : REFUSED);

function proofOf({ token, browserSecret }: ResetForm): ChallengeProof | undefined {
  if (token !== undefined) return { token };
  return browserSecret === undefined ? undefined : { browserSecret };
}
