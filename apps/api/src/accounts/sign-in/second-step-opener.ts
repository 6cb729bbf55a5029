import { Injectable } from '@nestjs/common';
import { accepted, refused, type Result } from '@keelson/kernel';
import { type Credential, newToken, Vault } from '@keelson/vault';

export const SECOND_STEP_SECONDS = 300;
const HOUR_MS = 3_600_000;
const SECOND_STEPS_AN_HOUR = 5;

/** Lets the browser at hand give the second factor, with the bounds of a mailed passcode. Nothing is mailed. */
@Injectable()
export class SecondStepOpener {
  constructor(private readonly vault: Vault) {}

  /** Answers with the secret for the browser's cookie. */
  async open(
    { accountId, passcodePaused }: Credential,
    now: Date,
  ): Promise<Result<string, { readonly code: 'SECOND_FACTOR_PAUSED' | 'TOO_MANY_SECOND_STEPS' }>> {
    if (passcodePaused) return refused({ code: 'SECOND_FACTOR_PAUSED' });
    const browserSecret = newToken();
    const opened = await this.vault.challenges.open(
      {
        kind: 'second-factor',
        accountId,
        browserSecret,
        expiresAt: new Date(now.getTime() + SECOND_STEP_SECONDS * 1000),
        limit: { count: SECOND_STEPS_AN_HOUR, withinMs: HOUR_MS },
      },
      now,
    );
    return opened === undefined ? refused({ code: 'TOO_MANY_SECOND_STEPS' }) : accepted(browserSecret);
  }
}
