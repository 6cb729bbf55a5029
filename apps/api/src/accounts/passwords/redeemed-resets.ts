import { Injectable } from '@nestjs/common';
import { type ChallengeProof, PasswordHasher, Vault } from '@keelson/vault';
import { CutOffResets } from './cut-off-resets';
import type { Reset } from './reset-records';

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
  ) {}

  /** The reset whose password is set now: by this request, or by an earlier one that was cut off. */
  async by(email: string, form: ResetForm, now: Date): Promise<Reset | undefined> {
    const proof = proofOf(form);
    const credential = await this.vault.credentials.byEmail(email);
    if (!proof || !credential || credential.disabled) return undefined;
    const { accountId } = credential;
    const challenge = await this.vault.challenges.find('password-reset', proof, now);
    if (!challenge) return this.cutOff.find(credential, proof, form, now);
    if (challenge.accountId !== accountId) return undefined;
    const by = 'token' in proof ? 'link' : 'browser';
    if ((await this.vault.challenges.guess(challenge.id, form.passcode, now, { by })) !== 'right') return undefined;
    const passwordHash = await this.hasher.hash(form.password);
    const set = await this.vault.redeemReset(challenge.id, accountId, passwordHash, now);
    return set ? { id: challenge.id, credential } : undefined;
  }
}

function proofOf({ token, browserSecret }: ResetForm): ChallengeProof | undefined {
  if (token !== undefined) return { token };
  return browserSecret === undefined ? undefined : { browserSecret };
}
