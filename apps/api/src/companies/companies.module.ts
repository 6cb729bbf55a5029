import { Module } from '@nestjs/common';
import { CompaniesController } from './companies.controller';
import { companyRegisterProvider } from './company-register.provider';
import { SearchCompaniesHandler } from './search-companies.query';
import { SearchLimits } from './search-limits';

/** The public register of companies, for the forms that ask which company it is. */
@Module({
  controllers: [CompaniesController],
  providers: [companyRegisterProvider, SearchLimits, SearchCompaniesHandler],
})
export class CompaniesModule {}
