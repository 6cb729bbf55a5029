import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Result } from '@keelson/kernel';
import { type ConsentRefusal, type GrantedConsent, GrantedConsents } from './granted-consents';

/** The companies that an own consent reaches. */
export class GetTenants extends Query<Result<GrantedConsent, ConsentRefusal>> {
  constructor(
    readonly connectionId: string,
    readonly accountId: string,
  ) {
    super();
  }
}

@QueryHandler(GetTenants)
export class GetTenantsHandler implements IQueryHandler<GetTenants> {
  constructor(private readonly consents: GrantedConsents) {}

  execute({ connectionId, accountId }: GetTenants): Promise<Result<GrantedConsent, ConsentRefusal>> {
    return this.consents.find(connectionId, accountId);
  }
}
