import type { ApiConfiguration } from '@keelson/configuration';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectConfiguration } from '../../platform/tokens';
import { type PasskeyRequest, requestOf } from '../passkeys/passkey-options';
import { relyingParty } from '../passkeys/relying-party';
import { SecondStepGate } from './second-step-gate';

export interface PasskeyRefusal {
  readonly code: 'PASSKEY_REFUSED';
}

type Outcome = Result<PasskeyRequest, PasskeyRefusal>;

/** What a passkey signs to finish the sign-in that a browser has begun. Asking again is asked the same. */
export class GetPasskeyRequest extends Query<Outcome> {
  constructor(
    /** From the cookie of the browser that gave the password. */
    readonly browserSecret: string | undefined,
    readonly now: Date,
  ) {
    super();
  }
}

@QueryHandler(GetPasskeyRequest)
export class GetPasskeyRequestHandler implements IQueryHandler<GetPasskeyRequest> {
  constructor(
    private readonly vault: Vault,
    private readonly gate: SecondStepGate,
    @InjectConfiguration() private readonly configuration: Pick<ApiConfiguration, 'publicUrl'>,
  ) {}

  async execute({ browserSecret, now }: GetPasskeyRequest): Promise<Outcome> {
    const { passkeys } = this.vault.secondFactors;
    const signIn = await this.gate.begun(browserSecret, now);
    const party = relyingParty(this.configuration.publicUrl);
    const held = signIn ? await passkeys.held(signIn.credential.accountId) : [];
    if (!signIn || !party || held.length === 0) return refused({ code: 'PASSKEY_REFUSED' });
    return accepted(requestOf(passkeys.challengeFor(signIn.challengeId), party, held));
  }
}
