import { type EnrolledFactors, Vault } from '@keelson/vault';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

/** What an account has set up in place of the mailed passcode. */
export class GetSecondFactors extends Query<EnrolledFactors> {
  constructor(readonly accountId: string) {
    super();
  }
}

@QueryHandler(GetSecondFactors)
export class GetSecondFactorsHandler implements IQueryHandler<GetSecondFactors> {
  constructor(private readonly vault: Vault) {}

  execute({ accountId }: GetSecondFactors): Promise<EnrolledFactors> {
    return this.vault.secondFactors.of(accountId);
  }
}
