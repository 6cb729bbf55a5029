import type { ApiConfiguration } from '@keelson/configuration';
import { accepted, refused, type Result } from '@keelson/kernel';
import { type Credential, type EnrolledFactors, newToken, Vault } from '@keelson/vault';
import type { SecondFactor } from '@keelson/vocabulary';
import { Injectable } from '@nestjs/common';
import { InjectConfiguration } from '../../platform/tokens';
import { relyingParty } from '../passkeys/relying-party';

export const SECOND_STEP_SECONDS = 300;
const HOUR_MS = 3_600_000;
const SECOND_STEPS_AN_HOUR = 5;

export interface OpenedSecondStep {
  /** For the browser's cookie. */
  readonly browserSecret: string;
  /** Any one of them will do. */
  readonly factors: readonly SecondFactor[];
  /** Whose pages may use the passkeys; `undefined` where there are none, or nobody's may. */
  readonly passkeyOrigin: string | undefined;
}

export interface SecondStepOpenerRefusal {
  readonly code: 'SECOND_FACTOR_PAUSED' | 'TOO_MANY_SECOND_STEPS';
}

/** Lets the browser at hand give the second factor, with the bounds of a mailed passcode. Nothing is mailed. */
@Injectable()
export class SecondStepOpener {
  constructor(
    private readonly vault: Vault,
    @InjectConfiguration() private readonly configuration: Pick<ApiConfiguration, 'publicUrl'>,
  ) {}

  async open(
    { accountId, passcodePaused }: Credential,
    enrolled: EnrolledFactors,
    now: Date,
  ): Promise<Result<OpenedSecondStep, SecondStepOpenerRefusal>> {
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
    if (opened === undefined) return refused({ code: 'TOO_MANY_SECOND_STEPS' });
    const factors = factorsOf(enrolled);
    const party = factors.includes('passkey') ? relyingParty(this.configuration.publicUrl) : undefined;
    return accepted({ browserSecret, factors, passkeyOrigin: party?.origin });
  }
}

const factorsOf = ({ authenticatorSince, passkeys }: EnrolledFactors): readonly SecondFactor[] => [
  ...(authenticatorSince ? (['authenticator'] as const) : []),
  ...(passkeys > 0 ? (['passkey'] as const) : []),
];
