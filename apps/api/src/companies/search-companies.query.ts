import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type CompanyType, needsRegistrationNumber } from '@keelson/contracts/validation';
import { COMPANY_SEARCH_FROM, MOST_SUGGESTIONS } from '@keelson/contracts/companies';
import type {
  CompanyRegister,
  RegisteredCompany,
  RegisteredForm,
  RegisterFailure,
} from '@keelson/integrations/companies-house';
import { accepted, refused, type Result } from '@keelson/kernel';
import { COMPANY_REGISTER } from './company-register.provider';
import { SearchLimits } from './search-limits';

export type SearchFailure =
  RegisterFailure | { readonly code: 'TOO_MANY_SEARCHES'; readonly retryAfterSeconds: number };

export class SearchCompanies extends Query<Result<readonly RegisteredCompany[], SearchFailure>> {
  constructor(
    readonly companyType: CompanyType,
    readonly companyName: string,
    readonly address: string,
  ) {
    super();
  }
}

const isRegistered = (companyType: CompanyType): companyType is RegisteredForm => needsRegistrationNumber(companyType);

/** Too short a text, and a form that stands in no register, find nothing and ask nobody. */
@QueryHandler(SearchCompanies)
export class SearchCompaniesHandler implements IQueryHandler<SearchCompanies> {
  constructor(
    @Inject(COMPANY_REGISTER) private readonly register: CompanyRegister,
    private readonly limits: SearchLimits,
  ) {}

  async execute(query: SearchCompanies): Promise<Result<readonly RegisteredCompany[], SearchFailure>> {
    const name = query.companyName.trim();
    if ([...name].length < COMPANY_SEARCH_FROM || !isRegistered(query.companyType)) return accepted([]);
    const retryAfterSeconds = this.limits.take(query.address);
    if (retryAfterSeconds > 0) return refused({ code: 'TOO_MANY_SEARCHES', retryAfterSeconds });
    return this.register.search({ form: query.companyType, name, limit: MOST_SUGGESTIONS });
  }
}
