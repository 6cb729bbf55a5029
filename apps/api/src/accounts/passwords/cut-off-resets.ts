import { Injectable } from '@nestjs/common';
import { type ChallengeProof, type Credential, PasswordHasher, Vault } from '@keelson/vault';
import { busy } from '../../platform/wire/refusal';
import { type Reset, ResetRecords } from './reset-records';

/** Longer than a request may take: by then its event is stored, or a crash came in between. */
export const CUT_OFF_MS = 10_000;

/** Resets that a crash cut in two: the password is set, the event is missing. Sending the same again mends them. */
@Injectable()
export class CutOffResets {
  constructor(
    private readonly vault: Vault,
    private readonly hasher: PasswordHasher,
    private readonly records: ResetRecords,
  ) {}

  /** Such a reset, if the caller presents everything again: proof, PIN and the password that it set. */
  async find(
    credential: Credential,
    proof: ChallengeProof,
    { passcode, password }: { readonly passcode: string; readonly password: string },
    now: Date,
  ): Promise<Reset | undefined> {
    const used = await this.vault.challenges.findUsed('password-reset', proof, now);
    const { accountId, passwordHash } = credential;
    if (used?.accountId !== accountId || (await this.records.isRecorded(accountId, used.id))) return undefined;
    if (now.getTime() - used.usedAt.getTime() < CUT_OFF_MS) throw busy(CUT_OFF_MS / 1000);
    if (
      (await this.vault.challenges.guess(used.id, passcode, now, {
        state: 'used',
        by: 'token' in proof ? 'link' : 'browser',
      })) !== 'right'
    )
      return undefined;
    return (await this.hasher.verify(passwordHash, password)) ? { id: used.id, credential } : undefined;
  }
}
