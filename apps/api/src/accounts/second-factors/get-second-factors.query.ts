import { type EnrolledFactors, Vault } from '@keelson/vault';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

interface OwnFactors extends EnrolledFactors {
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
  constructor(private readonly vault: Vault) {}

  async execute({ accountId }: GetSecondFactors): Promise<OwnFactors> {
    const { secondFactors } = this.vault;
    return { ...(await secondFactors.of(accountId)), required: await secondFactors.rule.isRequired() };
  }
}
