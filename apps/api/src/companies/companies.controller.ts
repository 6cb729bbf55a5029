import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { companySearchContract } from '@keelson/contracts/companies';
import { type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { companiesProblems } from './companies.problems';
import { SearchCompanies } from './search-companies.query';

@Controller()
export class CompaniesController {
  constructor(private readonly queries: QueryBus) {}

  @Handles(companySearchContract, companiesProblems)
  async search(
    @Call() { query, context }: CallOf<typeof companySearchContract>,
  ): Promise<AnswerTo<typeof companySearchContract>> {
    const { companyType, companyName } = query;
    const found = await this.queries.execute(new SearchCompanies(companyType, companyName, context.ip ?? 'unknown'));
    if (!found.ok) return problem(companiesProblems, found.failure);
    return success(
      found.value.map(({ name, number, address, matches }) => ({
        companyName: name,
        companyNumber: number,
        address,
        matches: [...matches],
      })),
    );
  }
}
