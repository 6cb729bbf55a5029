import type { ApiConfiguration } from '@keelson/configuration';
import { type EnrolledFactors, type ListedPasskey, Vault } from '@keelson/vault';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectConfiguration } from '../../platform/tokens';
import { relyingParty } from '../passkeys/relying-party';

interface OwnFactors extends Omit<EnrolledFactors, 'passkeys'> {
  readonly passkeys: readonly ListedPasskey[];
  /** Whose pages may use passkeys; `undefined`: nobody's. */
  readonly passkeyOrigin: string | undefined;
  /** Every member of staff needs one. */
  readonly required: boolean;
}

/** What an account has set up in place of the mailed passcode. */
export class GetSecondFactors extends Query<OwnFactors> {
  constructor(readonly accountId: string) {
    super();
  }
}

@QueryHandler(GetSecondFactors)
export class GetSecondFactorsHandler implements IQueryHandler<GetSecondFactors> {
  constructor(
    private readonly vault: Vault,
    @InjectConfiguration() private readonly configuration: Pick<ApiConfiguration, 'publicUrl'>,
  ) {}

  async execute({ accountId }: GetSecondFactors): Promise<OwnFactors> {
    const { secondFactors } = this.vault;
    return {
      ...(await secondFactors.of(accountId)),
      passkeys: await secondFactors.passkeys.list(accountId),
      passkeyOrigin: relyingParty(this.configuration.publicUrl)?.origin,
      required: await secondFactors.rule.isRequired(),
    };
  }
}
