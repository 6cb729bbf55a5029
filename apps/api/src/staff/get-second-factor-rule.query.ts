import { Vault } from '@keelson/vault';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

interface Rule {
  readonly required: boolean;
  readonly membersWithout: number;
}

/** Whether staff need a second factor, and how many have none. */
export class GetSecondFactorRule extends Query<Rule> {}

@QueryHandler(GetSecondFactorRule)
export class GetSecondFactorRuleHandler implements IQueryHandler<GetSecondFactorRule> {
  constructor(private readonly vault: Vault) {}

  async execute(): Promise<Rule> {
    const { rule } = this.vault.secondFactors;
    return { required: await rule.isRequired(), membersWithout: (await rule.membersWithout()).length };
  }
}
